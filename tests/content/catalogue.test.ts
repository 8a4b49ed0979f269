/** The catalogue of errors: each entry is described, is in the table, and is linked where it is mentioned. */
import { expect, test } from 'vitest'
import { pageLinks } from '@/tests/content/proofread/page-links'
import { headingsOf, site } from './content'

const page = '/docs/api/errors/'
const catalogue = site.docs.find(({ permalink }) => permalink === page)
const text = catalogue?.source.text ?? ''
const entries = catalogue ? headingsOf(catalogue).filter(({ level }) => level === 3) : []

test('each entry says what to do, and is linked from the table at the top', () => {
  expect(entries.length).toBeGreaterThan(15)
  const [, table = ''] = text.split(/^## /m)
  for (const { id } of entries) {
    const [, section = ''] = text.split(`{#${id}}`)
    expect([id, section.split(/^##/m)[0]]).toEqual([id, expect.stringContaining('**Что сделать:**')])
    expect(table).toContain(`(#${id})`)
  }
})

/** Headings that are also ordinary words. */
const common = new Set(['exception', 'php-error', 'retry', 'unreadable', 'used-token', 'unknown-field'])

test.each(entries.filter(({ id }) => !common.has(id)).map(({ id, text: name }) => [name, id] as const))(
  'pages that mention «%s» link to its entry',
  (name, id) => {
    const names = site.docs.filter(
      (doc) => doc.permalink !== page && doc.source.text.toLowerCase().includes(name.toLowerCase()),
    )
    const leads = (doc: (typeof names)[number]) =>
      pageLinks(doc, site).some((link) => link.permalink === page && link.anchor === id)
    expect(names.filter((doc) => !leads(doc)).map(({ permalink }) => permalink)).toEqual([])
  },
)
