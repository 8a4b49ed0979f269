/**
 * Damaged copies of the real content: whatever a file contains, the check soon ends and reports it in
 * Russian. `FUZZ=5000` runs more cases, `FUZZ_SEED` other ones.
 */
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { checkDrawing } from '@/lib/load/checks/check-assets'
import { loadSite } from '@/lib/load/load-site'
import { entriesOf } from '@/lib/load/build-routes'
import { formatProblem, type SourceFile } from '@/lib/problems/problem'
import { readContent, toText } from '@/lib/content/read-content'
import { checkLinks } from '@/lib/links/check-links'
import { compileMarkdown } from '@/lib/markdown/compile'
import { damage, randomOf } from '@/tests/support/damage'
import { describeContent } from '@/lib/load/describe-content'

const cases = Number(process.env['FUZZ'] ?? 150)
const firstSeed = Number(process.env['FUZZ_SEED'] ?? 1)
/** Milliseconds of processor time that no file of the site takes, however it is damaged. */
const patience = 3000

const content = readContent('content')
const sound = describeContent(content)
const names = [
  ...content.texts.map(({ displayPath }) => displayPath),
  ...content.assets.filter((path) => path.endsWith('.svg')).map((path) => `content/${path}`),
]

/** Problems of the whole site with one file changed. */
async function linesOf(source: SourceFile): Promise<string[]> {
  const texts = content.texts.map((one) => (one.path === source.path ? source : one))
  const compiled = /\.mdx?$/.test(source.path) ? await compileMarkdown(source) : undefined
  const { site, problems } = loadSite(
    { ...content, texts },
    {
      describe: ({ path }) => {
        const found = path === source.path ? compiled : sound.get(path)
        if (!found) throw new Error(`${path} is not described`)
        return { ...found, key: '' }
      },
    },
  )
  return [...problems, ...checkLinks(entriesOf(site.routes), site.linkIndex)].map(formatProblem)
}

async function check(name: string, bytes: Buffer): Promise<string[]> {
  if (name.endsWith('.svg')) return checkDrawing(name, bytes.toString('utf8')).map(formatProblem)
  const source = content.texts.find(({ displayPath }) => displayPath === name)
  return source ? linesOf({ ...source, text: toText(bytes) }) : []
}

const line =
  /^(?:content|lib)\/[^\n]+?:\d+:\d+ {2}(?:ошибка|предупреждение|заметка) {2}[А-ЯЁ][^\n]*[.?»] {2}[a-z-]+\/[\w-]+$/

test(`${cases} damaged files give only Russian messages, quickly`, async () => {
  const failures: string[] = []
  for (let seed = firstSeed; seed < firstSeed + cases; seed += 1) {
    const random = randomOf(seed)
    const name = names[Math.floor(random() * names.length)] ?? ''
    const bytes = damage(fs.readFileSync(name), random)
    const start = process.cpuUsage()
    try {
      const lines = await check(name, bytes)
      const strange = lines.find((one) => !line.test(one) || /node_modules|«undefined»|\[object/.test(one))
      if (strange !== undefined) failures.push(`${seed} ${name}: ${strange}`)
    } catch (thrown) {
      failures.push(`${seed} ${name}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`)
    }
    const { user, system } = process.cpuUsage(start)
    const took = (user + system) / 1000
    if (took > patience) failures.push(`${seed} ${name}: ${Math.round(took)} ms`)
  }
  expect(failures).toEqual([])
})
