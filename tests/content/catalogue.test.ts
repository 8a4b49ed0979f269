/** The catalogue of errors: each entry is told apart, is in the table, and other pages lead to it where they name its text. */
import { expect, test } from 'vitest'
import { pageLinks } from '@/tests/content/proofread/page-links'
import { headingsOf, site } from './content'

const page = '/docs/api/errors/'
const catalogue = site.docs.find(({ permalink }) => permalink === page)
const text = catalogue?.source.text ?? ''
const entries = catalogue ? headingsOf(catalogue).filter(({ level }) => level === 3) : []

test('each entry says what to do, and the table at the top leads to it', () => {
  expect(entries.length).toBeGreaterThan(15)
  const [, table = ''] = text.split(/^## /m)
  for (const { id } of entries) {
    const [, section = ''] = text.split(`{#${id}}`)
    expect([id, section.split(/^##/m)[0]]).toEqual([id, expect.stringContaining('**Что сделать:**')])
    expect(table).toContain(`(#${id})`)
  }
})

/** Headings that are also words of other kinds. */
const common = new Set(['exception', 'php-error', 'retry', 'unreadable', 'used-token', 'unknown-field'])

test.each(entries.filter(({ id }) => !common.has(id)).map(({ id, text: name }) => [name, id] as const))(
  'pages that name «%s» lead to its entry',
  (name, id) => {
    const names = site.docs.filter(
      (doc) => doc.permalink !== page && doc.source.text.toLowerCase().includes(name.toLowerCase()),
    )
    const leads = (doc: (typeof names)[number]) =>
      pageLinks(doc, site).some((link) => link.permalink === page && link.anchor === id)
    expect(names.filter((doc) => !leads(doc)).map(({ permalink }) => permalink)).toEqual([])
  },
)
