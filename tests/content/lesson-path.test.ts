/** The lessons are self-contained: they mention only what they, earlier lessons or linked pages introduce. */
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Doc } from '@/lib/content/types'
import { pageLinks } from '@/tests/content/proofread/page-links'
import { isFile } from '@/tests/content/proofread/sample'
import { samples, site, textAt } from './content'

const lessons = site.docs.filter(({ id }) => id.startsWith('tutorials/'))
const withoutCode = ({ source }: Doc): string => source.text.replace(/^( *)```[\s\S]*?^\1```$/gm, '')
const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)
const inCode = (doc: Doc): string[] => names(withoutCode(doc), /`([^`\n]+)`/g)

/** The pages that a reader of a lesson has seen: the lessons so far, and everything they link to. */
function seenBy(lesson: Doc): Doc[] {
  const past = lessons.slice(0, lessons.indexOf(lesson) + 1)
  const addresses = new Set(
    past.flatMap((one) => [one, ...pageLinks(one, site)]).map(({ permalink }) => permalink),
  )
  return site.docs.filter(({ permalink }) => addresses.has(permalink))
}

const samplesOf = (docs: Doc[]) => {
  const addresses = new Set(docs.map(({ permalink }) => permalink))
  return samples.filter(({ permalink }) => addresses.has(permalink))
}

const classes = (code: string): string[] => names(code, /\b(?:class|struct) (\w+)/g)
const stub = (name: string): string => fs.readFileSync(path.join(import.meta.dirname, 'stubs', name), 'utf8')
/** Names that are neither Unity nor .NET: the plugin, the game, and declarations in samples. */
const ours = new Set(
  [stub('GamePlatform.Client.cs'), stub('Game.cs'), ...samples.map(({ code }) => code)].flatMap(classes),
)

test('the lessons are read in order, each linked from the previous one', () => {
  expect(lessons.map(({ id }) => id)).toEqual([0, 1, 2, 3].map((number) => `tutorials/lesson-${number}`))
  for (const [index, lesson] of lessons.slice(1).entries()) {
    const [, needed = ''] = /^## Что понадобится.*?$([\s\S]*?)^## /m.exec(lesson.source.text) ?? []
    expect(needed).toContain(`(./lesson-${index}.md)`)
  }
})

test('each lesson shows its result before the first heading', () => {
  for (const { id, source } of lessons) {
    const [start = ''] = source.text.split('\n## ')
    expect([id, start]).toEqual([
      id,
      expect.stringMatching(/^!\[[^\]]{40,}\]\(\.\/img\/result-\d\.inline\.svg\)$/m),
    ])
  }
})

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  '%s uses no unknown names',
  (_id, lesson) => {
    const seen = seenBy(lesson)
    const given = samplesOf(seen)
    const files = new Set([
      ...given.filter(isFile).map(({ title }) => path.posix.basename(title)),
      ...lesson.parsed.links.map(({ url }) => path.posix.basename(url)),
    ])
    const declared = new Set(given.flatMap(({ code }) => classes(code)))
    const groups = new Set([
      ...given.flatMap(({ title }) => names(title, /^events\/([a-z]+\/[a-z]+)\//g)),
      ...seen.flatMap(({ permalink }) => [...(textAt(permalink)?.described ?? [])]),
    ])
    const said = new Set(seen.flatMap(inCode).flatMap((code) => code.split(/\W+/)))

    const unknownFiles = inCode(lesson)
      .map((name) => path.posix.basename(name))
      .filter((name) => /^[\w-]+\.(cs|php|yaml|xml|png)$/.test(name))
      .filter((name) => !files.has(name))
    expect(unknownFiles).toEqual([])

    const own = samplesOf([lesson]).filter(({ language }) => language === 'csharp')
    const unknownClasses = own
      .flatMap(({ code }) => names(code.replace(/\/\/.*$/gm, ''), /\b([A-Z]\w+)\b/g))
      .filter((name) => ours.has(name) && !declared.has(name) && !said.has(name))
    expect([...new Set(unknownClasses)]).toEqual([])

    const unknownGroups = inCode(lesson).filter((name) => /^[a-z]+\/[a-z]+$/.test(name) && !groups.has(name))
    expect(unknownGroups).toEqual([])
  },
)
