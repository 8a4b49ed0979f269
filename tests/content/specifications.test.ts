/** Plain Markdown follows CommonMark and GFM, except where the site deviates on purpose. */
import fs from 'node:fs'
import commonmark from 'commonmark-spec'
import { describe, expect, test } from 'vitest'
import { plainHtml } from '@/tests/support/plain-html'
import { renderMarkdown } from '@/tests/support/render-markdown'

interface Example {
  number: number
  markdown: string
  html: string
}

/** The examples of the extensions: GFM also includes those of CommonMark 0.29. */
const { examples } = JSON.parse(fs.readFileSync('tests/fixtures/gfm-0.29.json', 'utf8')) as {
  examples: Example[]
}

/** Examples that deviate on purpose, by reason. */
const specifications: [string, Example[], Record<string, number[]>][] = [
  [
    'CommonMark 0.31.2',
    commonmark.tests,
    {
      'two lines of dashes at the start are front matter': [96, 98],
      'elements that the allow-list does not have are dropped': [
        150, 163, 170, 171, 172, 173, 176, 178, 201, 491, 524, 536, 613, 614, 615, 617,
      ],
      'code loses its empty last lines': [318],
      'bare addresses are links, as in GFM': [602, 606, 608, 611, 612],
    },
  ],
  [
    'extensions of GFM 0.29',
    examples,
    {
      'the parser links no ftp: addresses': [628],
      'elements that the allow-list does not have are dropped, not shown': [653],
    },
  ],
]

async function isEqual({ markdown, html }: Example): Promise<boolean> {
  // the specification shows tabs as arrows
  const [text = '', expected = ''] = [markdown, html].map((each) => each.replaceAll('→', '\t'))
  const source = { path: 'docs/a.md', displayPath: 'a.md', text }
  const rendered = await renderMarkdown(source, 'md', { resolve: (url) => ({ href: url }) })
  return plainHtml(rendered) === plainHtml(expected)
}

describe('examples render as their specification says', () => {
  test.each(specifications)('%s', async (_, all, reasons) => {
    expect(all.length).toBeGreaterThan(20)
    const differ: number[] = []
    for (const example of all) {
      // oxlint-disable-next-line no-await-in-loop -- CPU-bound
      if (!(await isEqual(example))) differ.push(example.number)
    }
    const meant = Object.values(reasons).flat()
    expect(differ).toEqual(meant.toSorted((a, b) => a - b))
  })
})
