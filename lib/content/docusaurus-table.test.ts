/** The table in `docs/docusaurus.md` matches the tests: the same numbers, files and totals. */
import fs from 'node:fs'
import { expect, test } from 'vitest'

const text = fs.readFileSync('docs/docusaurus.md', 'utf8')
const rows = [...text.matchAll(/^\| ([DBML]\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, id = '', cell = '']) => ({
    id,
    files: [...cell.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file),
    isLeftOut: cell.startsWith('Нет: '),
  }),
)

/** Numbers that test names begin with, and their files. */
const proved = new Map<string, string[]>()
for (const folder of ['lib', 'components', 'tests']) {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.test.ts')) continue
    const file = `${folder}/${name}`
    const titles = fs
      .readFileSync(file, 'utf8')
      .matchAll(/['"`]((?:[DBML][1-9]\d? )*[DBML][1-9]\d?)(?=[ '"`])/g)
    for (const id of new Set([...titles].flatMap(([, ids = '']) => ids.split(' '))))
      proved.set(id, [...(proved.get(id) ?? []), file])
  }
}

test('each row names the test files of its number, or why there are none', () => {
  for (const { id, files, isLeftOut } of rows)
    expect([id, files.toSorted(), isLeftOut]).toEqual([
      id,
      (proved.get(id) ?? []).toSorted(),
      !proved.has(id),
    ])
  expect([...proved.keys()].filter((id) => !rows.some((row) => row.id === id))).toEqual([])
})

test('the totals match the rows', () => {
  const passed = rows.filter(({ isLeftOut }) => !isLeftOut).length
  const percent = Math.round((passed / rows.length) * 100)
  expect(text).toContain(`Приёмка — ${rows.length} пунктов`)
  expect(text).toContain(`проходят ${passed}, это ${percent} %`)
  expect(percent).toBeGreaterThanOrEqual(90)
})
