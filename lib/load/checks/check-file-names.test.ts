import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { entriesOf } from '../build-routes'
import { checkFileNames } from './check-file-names'
import { usedAssets } from '../used-assets'

test('files in pages/ that no text uses are reported, others are not', () => {
  const files = {
    'pages/pure.html': null,
    'pages/team.jsx': null,
    'pages/_parts/card.jsx': null,
    'pages/team.test.jsx': null,
    'pages/photo.png': null,
    'pages/part.tsx': null,
    'pages/styles.module.css': null,
    'src/pages/home.jsx': null,
    'pages/linked.html': null,
    'pages/about/index.tsx': null,
    'pages/about.mdx': "import About from './about'\n\n[Файл](./linked.html)\n\n<About />\n",
  }
  const { site } = siteOf(files)
  const modules = new Set(['content/pages/part.tsx'])
  const found = checkFileNames(Object.keys(files), entriesOf(site.routes), usedAssets(site), modules)
  expect(found.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'content/pages/pure.html content/page',
    'content/pages/team.jsx content/page',
  ])
  expect(found[1]?.message).toContain('src/pages/team.jsx и напишите «pages/team.mdx»')
})

test('styles that Docusaurus puts on all pages are reported, unless something imports them', () => {
  const files = {
    'src/css/custom.css': null,
    'src/css/team.css': null,
    'src/css/card.css': null,
    'pages/team.mdx': "import '@site/src/css/team.css'\n\nТекст.\n",
  }
  const { site } = siteOf(files)
  const found = checkFileNames(
    Object.keys(files),
    entriesOf(site.routes),
    [],
    new Set(['content/src/css/card.css']),
  )
  expect(found.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'content/src/css/custom.css content/unread',
  ])
})
