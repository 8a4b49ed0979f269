/** Print versions of sections, made of the pages of the export: the framework draws no page more, whatever the size of the site. */
import fs from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import type { Site } from '@/lib/load/load'
import { readBuiltPage, type BuiltPage } from '@/lib/links/check-output'
import { withContentPolicy } from '@/lib/output/content-policy'
import type { SharedStyles } from '@/lib/output/optional-styles'
import { proseOf } from '@/lib/publish/print/part-text'
import { printPage, type PrintSource } from '@/lib/publish/print/print-page'
import { flattenParts, printSections } from '@/lib/view/print-section'
import { hrefOf } from '@/lib/text/url'
import { readWebFont, webFontFamily } from '@/lib/web-font'

/** The order of the layers, whichever sheet comes first. */
const [layers = ''] = /@layer [^;{]+;/.exec(fs.readFileSync('app/globals.css', 'utf8')) ?? []

/** Writes them into the folder of the site, with what they need of the `sheets` of the site. Returns them, for the check of their links. */
export function writePrint(folder: string, site: Site, sheets: SharedStyles[]): BuiltPage[] {
  const sections = printSections(site)
  if (sections.length === 0) return []
  const docs = new Map(site.docs.map((doc) => [doc.permalink, doc]))
  const own = ownStyles()
  const read = new Map<string, PrintSource>()
  const pageAt = (permalink: string): PrintSource => {
    const known = read.get(permalink)
    if (known) return known
    const html = fs.readFileSync(path.join(folder, permalink, 'index.html'), 'utf8')
    const page = { prose: proseOf(html) ?? '', headings: docs.get(permalink)?.parsed.headings ?? [] }
    read.set(permalink, page)
    return page
  }
  return sections.map((section) => {
    const pages = flattenParts(section.parts).flatMap(({ permalink }) =>
      permalink === undefined ? [] : [[permalink, pageAt(permalink)] as const],
    )
    const bare = printPage(section, new Map(pages))
    const styles = [layers, ...sheets.map((sheet) => asOnPaper(sheet.for(bare))), own]
    const html = withContentPolicy(
      bare.replace('</head>', () => `${styles.map((style) => `<style>${style}</style>`).join('')}</head>`),
    )
    const file = `${section.path.slice(1)}index.html`
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), html)
    return readBuiltPage(file, html)
  })
}

/** Styles of a page with those for paper in force on the screen, too. */
const asOnPaper = (style: string): string => style.replaceAll('@media print', '@media all')

function ownStyles(): string {
  const faces = readWebFont().map(
    ({ file, range }) =>
      `@font-face{font-family:${webFontFamily};src:url(${hrefOf(file)}) format('woff2');font-weight:400 800;font-display:swap;unicode-range:${range}}`,
  )
  const text = fs.readFileSync('components/print/print-page.css', 'utf8')
  const rule = `html{font-family:${webFontFamily},var(--sans)}`
  return faces.join('') + rule + transformSync(text, { loader: 'css', minify: true }).code.trim()
}
