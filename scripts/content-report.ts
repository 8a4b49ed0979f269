/** `npm run report:content`: what each page of the content holds, as a Markdown table. */
import { loadSite } from '@/lib/load/load'
import { readContent } from '@/lib/content/read'
import { inboundLinks, pageLinks } from '@/tests/content/proofread/page-links'
import { countsOf } from '@/tests/content/proofread/text-counts'

const { site } = loadSite(readContent(), { drafts: false })
const entries = [...site.docs, ...site.posts, ...site.pages]
const inbound = inboundLinks(entries, site)

const rows = entries.map((entry) => {
  const { words, sections, headings, samples, tables, pictures } = countsOf(entry)
  const outbound = pageLinks(entry, site).filter(({ permalink }) => permalink !== entry.permalink).length
  const into = inbound.get(entry.permalink) ?? 0
  return [entry.permalink, words, `${headings} (${sections})`, samples, tables, pictures, into, outbound]
})

const heads = [
  'Страница',
  'Слов',
  'Заголовков (h2)',
  'Кода',
  'Таблиц',
  'Схем',
  'Ссылок на неё',
  'Ссылок с неё',
]
const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
console.log(lines.join('\n'))
