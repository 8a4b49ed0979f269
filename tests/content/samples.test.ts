import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { resolveLink } from '@/lib/links/resolve-link'
import { isFile, type Sample } from '@/tests/content/proofread/sample'
import { fieldsOf } from '@/tests/content/proofread/fields-of'
import { unreadable, xmlMistake } from '@/tests/content/proofread/unreadable'
import { drawings, entries, findings, samples, site, textAt } from './content'

/** Keys in samples that our tables do not describe, by title of the sample. */
const notOurs: Record<string, { reason: string; fields: string[] }> = {
  'Packages/manifest.json (фрагмент)': {
    reason: 'the file belongs to Unity',
    fields: [
      'dependencies',
      'com.unity.2d.sprite',
      'com.unity.2d.tilemap',
      'com.unity.nuget.newtonsoft-json',
    ],
  },
  'Поля в начале файла, между строками из трёх дефисов': {
    reason: 'front matter of this site',
    fields: ['title', 'description', 'sidebar_position'],
  },
  'Схема настроек': {
    reason: 'names of settings and codes of languages: each game has its own',
    fields: ['volume', 'names', 'lang', 'ru', 'en'],
  },
  Ответ: { reason: 'names of slots: each game has its own', fields: ['head', 'hand_r'] },
}

/** Fields described in the tables of a page and of pages it links to. */
function describedFor(permalink: string): Set<string> {
  const entry = entries.find((one) => one.permalink === permalink)
  const linked = (entry?.parsed.links ?? []).flatMap(({ url }) => {
    const target = resolveLink(url, { path: entry?.source.path ?? '', permalink }, site.linkIndex)
    return target.kind === 'page' ? [target.permalink] : []
  })
  return new Set([permalink, ...linked].flatMap((page) => [...(textAt(page)?.described ?? [])]))
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])

describe('samples', () => {
  test('of JSON, YAML and XML are valid', () => {
    const languages = new Set(samples.map(({ language }) => language))
    expect([...languages]).toEqual(expect.arrayContaining(['json', 'yaml', 'xml']))
    expect(findings(samples, (sample) => [unreadable(sample) ?? []].flat())).toEqual([])
  })

  test('use only fields in a table of the page, or of a page it links to', () => {
    const unknown = (sample: Sample & { permalink: string }): string[] => {
      const known = describedFor(sample.permalink)
      const allowed = notOurs[sample.title]?.fields ?? []
      return [...fieldsOf(sample)].filter((field) => !known.has(field) && !allowed.includes(field))
    }
    expect(findings(samples, unknown)).toEqual([])
  })

  test('exempt only fields that exist', () => {
    for (const [title, { fields }] of Object.entries(notOurs)) {
      const written = new Set(
        samples.filter((one) => one.title === title).flatMap((one) => [...fieldsOf(one)]),
      )
      expect([title, fields.filter((field) => !written.has(field))]).toEqual([title, []])
    }
  })

  test('of one file are the same on every page', () => {
    const files = new Map<string, string>()
    const differs = (sample: Sample): string[] => {
      if (!isFile(sample)) return []
      const first = files.get(sample.title) ?? sample.code
      files.set(sample.title, first)
      return first === sample.code ? [] : ['is not what another page shows']
    }
    expect(findings(samples, differs)).toEqual([])
  })

  test('use only known groups of events, and calls from the methods page', () => {
    const titles = samples.map(({ title }) => /^events\/([a-z]+\/[a-z]+)\//.exec(title)?.[1])
    const groups = new Set([...titles, ...(textAt('/docs/api/events/')?.described ?? [])])
    const calls = site.docs.find(({ id }) => id === 'api/methods')?.source.text ?? ''
    const unknown = ({ language, code }: Sample): string[] => [
      ...(language === 'yaml' || language === 'xml' ? [] : matches(code, /["']([a-z]+\/[a-z]+)["']/g)).filter(
        (group) => !groups.has(group),
      ),
      ...(language === 'php'
        ? matches(code, /((?:World|Map2D)::\w+|(?:components|events)->\w+)\(/g)
        : []
      ).filter((call) => !calls.includes(`\`${call}(`)),
    ]
    expect(groups.size).toBeGreaterThan(18)
    expect(findings(samples, unknown)).toEqual([])
  })

  test('of the shell are whole commands', () => {
    const scripts = samples.filter(({ language }) => language === 'bash')
    expect(scripts.length).toBeGreaterThan(5)
    const refused = ({ code }: Sample): string[] => {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' })
      return status === 0 ? [] : [stderr.trim() || 'bash is missing']
    }
    expect(findings(scripts, refused)).toEqual([])
  })
})

test('SVG files are well-formed', () => {
  expect(
    drawings.flatMap(({ file, text }) => (xmlMistake(text) ? [`${file}  ${xmlMistake(text)}`] : [])),
  ).toEqual([])
})
