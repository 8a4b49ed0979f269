import { describe, expect, test } from 'vitest'
import type { Doc } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { countsOf } from '@/tests/content/proofread/counts-of'
import { pageLinks } from '@/tests/content/proofread/page-links'
import { entries, headingsOf, site, textAt } from './content'

const docs = site.docs.map((doc) => [doc.id, doc] as const)
const articles = docs.filter(([id]) => id !== 'glossary')
/** Reference pages; the others are read from the beginning. */
const reference = new Set(
  site.docs.flatMap(({ id, fields }) => (fields.sidebar_group === 'Справочник' ? [id] : [])),
)
const isStepByStep = (id: string) => /^(tutorials|installation)\//.test(id)
const textsOf = (doc: Doc) => headingsOf(doc).map(({ text }) => text)

/** Pages that each page must link to. */
const ways: Record<string, string[]> = {
  intro: ['tutorials/lesson-0', 'api/events', 'api/methods', 'api/objects', 'api/limits'],
  'installation/server-installation': ['installation/unity-settings', 'tutorials/lesson-0', 'api/limits'],
  'installation/unity-settings': ['tutorials/lesson-0', 'tutorials/lesson-1', 'api/modify-prefabs', 'api/ui'],
  'tutorials/lesson-0': [
    'installation/server-installation',
    'installation/unity-settings',
    'api/objects',
    'api/progress',
  ],
  'tutorials/lesson-1': ['api/first-sprite', 'api/modify-prefabs'],
  'tutorials/lesson-2': ['api/events', 'api/methods', 'api/objects'],
  'tutorials/lesson-3': ['api/events', 'api/methods', 'api/ui', 'api/limits'],
  'api/events': ['tutorials/lesson-3', 'api/limits', 'api/methods', 'api/objects'],
  'api/export': ['installation/server-installation', 'installation/unity-settings', 'api/limits'],
  'api/first-sprite': ['tutorials/lesson-1', 'api/modify-prefabs', 'api/objects'],
  'api/limits': ['api/events', 'api/methods', 'installation/server-installation'],
  'api/methods': ['api/events', 'api/objects', 'api/limits'],
  'api/modify-prefabs': ['api/first-sprite', 'api/objects', 'api/ui'],
  'api/objects': ['api/events', 'api/first-sprite', 'api/methods'],
  'api/progress': ['api/events', 'api/objects', 'api/ui'],
  'api/translations': ['api/first-sprite', 'api/modify-prefabs', 'api/ui'],
  'api/connection': ['api/errors', 'api/progress', 'api/limits', 'api/raw-client'],
  'api/debugging': ['api/errors', 'api/methods', 'api/limits', 'tutorials/lesson-3'],
  'api/errors': ['api/connection', 'api/debugging', 'api/limits', 'api/events'],
  'api/maps': ['api/objects', 'api/export', 'tutorials/lesson-0', 'api/connection'],
  'api/raw-client': ['api/events', 'api/objects', 'api/methods', 'api/connection'],
  changes: ['api/objects', 'api/methods', 'api/modify-prefabs'],
  panel: ['installation/server-installation', 'tutorials/lesson-0', 'api/export', 'api/debugging'],
  'api/ui': ['api/events', 'api/progress', 'api/translations', 'api/modify-prefabs'],
}

const categories = site.routes.flatMap((route) =>
  route.kind === 'category'
    ? [[route.permalink, route.group.generatedIndex?.description ?? ''] as const]
    : [],
)
const descriptions = [
  ...entries.map(({ permalink, description }) => [permalink, description] as const),
  ...categories,
]

/** First paragraphs, and their replacements in lists. */
const leads = [
  ...entries.map(({ permalink }) => [permalink, textAt(permalink)?.lines[0]?.text ?? ''] as const),
  ...categories,
  ['/docs/', strings.docs.lead] as const,
]

/** At 360 px a line of a lead holds about 30 letters. */
test.each(leads)('%s begins with at most three lines of a phone', (_permalink, lead) => {
  expect(lead.length).toBeGreaterThan(0)
  expect(lead.length).toBeLessThanOrEqual(92)
})

test.each(descriptions)('%s has a description of 70 to 160 characters', (_permalink, description) => {
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})

test.each(entries.map((entry) => [entry.permalink, entry] as const))(
  '%s describes its images in words',
  (_permalink, { source }) => {
    const words = [...source.text.matchAll(/!\[([^\]]*)\]\(/g)].map(([, text = '']) => text.split(' ').length)
    for (const count of words) expect(count).toBeGreaterThan(7)
  },
)

describe.each(articles)('%s', (id, doc) => {
  test('has at least 700 words and four sections', () => {
    const { words, sections } = countsOf(doc)
    expect(words).toBeGreaterThanOrEqual(700)
    expect(sections).toBeGreaterThanOrEqual(4)
  })

  test('begins with one or two sentences, and with a summary if it is a reference', () => {
    const [first] = textAt(doc.permalink)?.lines ?? []
    const sentences = first?.text.match(/[.!?](?=\s|$)/g)?.length ?? 0
    expect([1, 2]).toContain(sentences)
    if (reference.has(id)) expect(textsOf(doc)[0]).toBe('Коротко')
  })

  test('lists mistakes, and ends with further reading', () => {
    expect(textsOf(doc)).toContainEqual(expect.stringMatching(/^(Частые ошибки|Если не получилось)$/))
    expect(textsOf(doc).at(-1)).toBe('Что дальше')
  })

  test('lists requirements and has self-checks if it is built step by step', () => {
    const found = textsOf(doc).filter((text) => /^(Что понадобится|Проверьте себя)$/.test(text))
    expect(found).toEqual(isStepByStep(id) ? ['Что понадобится', 'Проверьте себя'] : [])
  })

  test('has a table, and a sample or a diagram', () => {
    const { tables, samples, pictures } = countsOf(doc)
    expect(tables).toBeGreaterThan(0)
    expect(samples + pictures).toBeGreaterThan(0)
  })

  test('links to related pages and the glossary', () => {
    const linked = new Set(pageLinks(doc, site).map(({ permalink }) => permalink))
    const wanted = [...(ways[id] ?? []), 'glossary'].map((one) => `/docs/${one}/`)
    expect(wanted.filter((permalink) => !linked.has(permalink))).toEqual([])
    expect(ways[id]).toBeDefined()
  })
})

describe.each(docs.filter(([id]) => id.startsWith('tutorials/')))('%s', (_id, doc) => {
  test('says after each step what to expect', () => {
    const steps = textsOf(doc).filter((text) => text.startsWith('Шаг ')).length
    expect(steps).toBeGreaterThan(3)
    expect(doc.source.text.match(/^:::result$/gm)?.length).toBe(steps)
  })
})
