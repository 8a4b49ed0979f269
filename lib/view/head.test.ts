import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { sidebarIn, siteOf } from '@/tests/support/site-of'
import { checkSidebarLinks } from '../links/check-links'
import { formatProblem } from '../problems/problem'
import { headOf } from './head'
import { ownHead } from './own-head'

const own = `<title>Своё — название</title>
  <meta name="description" content="Своё &amp; описание" />
  <meta property="og:image" content="/img/a.png" />

  <link rel="canonical" href="https://example.com/other/" />
  <meta httpEquiv="x-any" content="1" />
  <script type="application/ld+json">["a"]</script>`

/** The `<head>` of a text's page, and its problems. */
function pageOf(text: string, name = 'docs/a.md') {
  const files = { [name]: `---\ntitle: Страница\ndescription: Поле\n---\n\n${text}\n\nТекст.\n` }
  const { site, lines } = siteOf(files, { publicFiles: ['/img/a.png'] })
  const route = site.routes.find(({ kind }) => kind === 'doc')
  if (route?.kind !== 'doc') throw new Error('no page')
  const { parsed } = route.entry
  return {
    lines,
    metadata: headOf(site, route),
    others: ownHead(route.entry).others,
    excerpt: parsed.excerpt,
  }
}

describe.each([
  ['<head> of .md', `<head>\n  ${own.replace('httpEquiv', 'http-equiv')}\n</head>`, 'docs/a.md'],
  ['<head> of .mdx', `<head>\n  ${own}\n</head>`, 'docs/a.mdx'],
  ['M54 Head', `import Meta from '@docusaurus/Head'\n\n<Meta>\n  ${own}\n</Meta>`, 'docs/a.mdx'],
])('%s', (_, text, name) => {
  const { lines, metadata, others, excerpt } = pageOf(text, name)

  test('overrides generated metadata, and is not part of the text', () => {
    expect(metadata).toMatchObject({
      title: 'Своё — название',
      description: 'Своё & описание',
      alternates: { canonical: 'https://example.com/other/' },
      openGraph: {
        title: 'Страница',
        description: 'Своё & описание',
        images: ['https://example.com/img/a.png'],
      },
    })
    expect([excerpt, lines]).toEqual(['Текст.', []])
  })

  test('may contain unknown elements', () => {
    expect(others.map(({ tagName, properties }) => [tagName, properties])).toEqual([
      ['meta', { httpEquiv: ['x-any'], content: '1' }],
      ['script', { type: 'application/ld+json' }],
    ])
  })
})

test('titles outside of the page have no word joiners', () => {
  const { site } = siteOf({ 'docs/a.md': '# Веб-страница\n\nО веб-странице.\n' })
  const route = site.routes.find(({ permalink }) => permalink === '/docs/a/')!
  expect('entry' in route && route.entry?.title).toContain('\u2060')
  expect(JSON.stringify(headOf(site, route))).not.toContain('\u2060')
})

test('content beside a <head> in its block is text', async () => {
  const text = '<head><meta name="author" content="Анна"></head><p>Сразу за ним</p>'
  const resolve = (href: string) => ({ href })
  const html = await renderMarkdown({ path: 'docs/a.md', displayPath: 'a', text }, 'md', { resolve })
  expect(html).toBe('<p>Сразу за ним</p>')
})

test('a missing image is reported', () => {
  expect(pageOf('Текст.\n\n<head>\n<meta property="og:image" content="./no.png">\n</head>').lines).toEqual([
    'content/docs/a.md:8:1  ошибка  Нет картинки «./no.png». Положите файл рядом с текстом.  links/asset',
  ])
})

test('the image of a category is on its page, and reported if missing', () => {
  const categoryWith = (image: string) => {
    const file = `label: Раздел\nlink:\n  type: generated-index\n  image: ${image}\n`
    const files = { 'docs/g/_category_.yml': file, 'docs/g/a.md': '# А\n\nТекст.\n' }
    const { site, lines } = siteOf(files, { publicFiles: ['/img/a.png'] })
    const route = site.routes.find(({ kind }) => kind === 'category')
    const dead = checkSidebarLinks(sidebarIn(site), site.linkIndex).map(formatProblem)
    return { head: route && headOf(site, route), lines: [...lines, ...dead] }
  }
  for (const image of ['/img/a.png', 'img/a.png', 'https://example.com/img/a.png']) {
    const { head, lines } = categoryWith(image)
    expect([head?.openGraph?.images, lines]).toEqual([['https://example.com/img/a.png'], []])
  }
  expect(categoryWith('/img/no.png').lines).toEqual([
    'content/docs/g/_category_.yml:3:3  ошибка  Нет картинки «/img/no.png». Возможно, «/img/a.png»?  links/asset',
  ])
})

test('computed elements stay in the text', () => {
  const { lines, metadata, others } = pageOf(
    '<head>\n<meta name="a" content={1 + 1} />\n<title>Т</title>\n</head>',
    'docs/a.mdx',
  )
  expect([lines, metadata.title, others]).toEqual([[], 'Т', []])
})
