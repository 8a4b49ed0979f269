/** What the check accepts builds; what it rejects is rejected at a position, in Russian. */
import fs from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { malformed, soundTree, type Tree } from '../content/malformed-inputs'
import { filesOf } from '../export/pages'
import { agreementTree } from './trees/agreement'
import { build, check, workFolder, writeTree, type Files, type Outcome } from './project'

/** Malformed texts that need no other files, renamed. */
const malformedTexts: Files = Object.fromEntries(
  malformed.flatMap(({ files }, index) => {
    const [[file, text], ...others] = Object.entries(files) as [[string, Tree[string]], ...unknown[]]
    const isText = others.length === 0 && typeof text === 'string' && /(^docs\/|-)x\.mdx?$/.test(file)
    return isText ? [[file.replace(/x(\.mdx?)$/, `x${index}$1`), text]] : []
  }),
)
const sound = Object.fromEntries(Object.entries(soundTree).filter(([, text]) => !isLink(text))) as Files
const all: Files = { ...sound, ...malformedTexts, ...agreementTree }

function isLink(text: Tree[string]): boolean {
  return typeof text === 'object' && 'link' in text
}

/** The text that a file belongs to: a folder of code counts as one input. */
const inputOf = (file: string): string => /^docs\/code\/[^/]+\//.exec(file)?.[0] ?? file

const inputs = new Set([...Object.keys(malformedTexts), ...Object.keys(agreementTree)].map(inputOf))
const out = `${workFolder}/agreement-out`
let refusing: Outcome
let refused: Set<string>
let passing: Outcome
let built: Outcome

beforeAll(async () => {
  const folder = writeTree('agreement', all)
  refusing = check(folder)
  const errors = refusing.lines.filter((line) => line.includes('  ошибка  '))
  refused = new Set(errors.map((line) => inputOf(line.slice(folder.length + 1).split(':')[0] ?? '')))
  const passed = Object.entries(all).filter(([file]) => !refused.has(inputOf(file)))
  passing = check(writeTree('agreement', Object.fromEntries(passed)))
  built = await build(folder, out)
})

test('there are enough accepted and rejected texts', () => {
  expect(inputs.size).toBeGreaterThanOrEqual(120)
  expect(refused.size).toBeGreaterThanOrEqual(60)
  expect(inputs.size - refused.size).toBeGreaterThanOrEqual(60)
})

test('each rejection has a position and is in Russian', () => {
  for (const line of refusing.lines)
    expect(line).toMatch(
      /^\S.*?:\d+:\d+ {2}(ошибка|предупреждение|заметка) {2}[А-ЯЁ].*[.?] {2}[a-z-]+\/[\w-]+$/,
    )
  expect([...refused].filter((input) => !inputs.has(input))).toEqual([])
})

test('what the check accepts builds, with the same messages', () => {
  const errors = (outcome: Outcome) => outcome.lines.filter((line) => line.includes('  ошибка  '))
  expect([errors(passing), passing.code]).toEqual([[], 0])
  expect([errors(built), built.code]).toEqual([[], 0])
  const pages = new Set(filesOf(out))
  const texts = [...inputs].filter((input) => input.endsWith('/') && !refused.has(input))
  expect(texts.filter((input) => !pages.has(`${input}x/index.html`))).toEqual([])
})

test('a title that is only an element stays a title', () => {
  const html = fs.readFileSync(`${out}/docs/code/element-in-title-of-box/x/index.html`, 'utf8')
  expect(html).toContain('<b><b>заголовок</b></b>')
})

test('the props of a text become attributes, without MDX components', () => {
  const html = fs.readFileSync(`${out}/docs/code/spread-props-in-partial/x/index.html`, 'utf8')
  expect(html).toContain('<div title="т">')
})

test.each(['required-picture-in-constant', 'required-default-in-constant'])(
  'a required picture has its address: %s',
  (name) => {
    const html = fs.readFileSync(`${out}/docs/code/${name}/x/index.html`, 'utf8')
    const [, src = ''] = /<img src="(\/_next\/[^"]+\.png)"[^>]*alt="снимок"/.exec(html) ?? []
    expect(filesOf(out)).toContain(src.slice(1))
  },
)
