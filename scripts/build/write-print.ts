/** Print versions of sections, made of the pages of the export: the framework draws no page more, whatever the size of the site. */
import fs from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import type { Site } from '@/lib/load/load'
import { filesBelow } from '@/lib/files-below.mjs'
import { withContentPolicy } from '@/lib/output/content-policy'
import { proseOf } from '@/lib/publish/print/part-text'
import { printPage, type PrintSource } from '@/lib/publish/print/print-page'
import { flattenParts, printSections } from '@/lib/view/print-section'
import { hrefOf } from '@/lib/text/url'
import { readWebFont, webFontFamily } from '@/lib/web-font'

/** The order of the layers, whichever sheet comes first. */
const [layers = ''] = /@layer [^;{]+;/.exec(fs.readFileSync('app/globals.css', 'utf8')) ?? []

/** Writes them into the folder of the site, with its style sheets. */
export function writePrint(folder: string, site: Site): void {
  const sections = printSections(site)
  if (sections.length === 0) return
  const sheets = filesBelow(folder)
    .filter((name) => /^_next\/.*\.css$/.test(name))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
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
  for (const section of sections) {
    const pages = flattenParts(section.parts).flatMap(({ permalink }) =>
      permalink === undefined ? [] : [[permalink, pageAt(permalink)] as const],
    )
    const bare = printPage(section, new Map(pages))
    const styles = [layers, ...sheets.map(asOnPaper), own]
    const styled = bare.replace(
      '</head>',
      () => `${styles.map((style) => `<style>${style}</style>`).join('')}</head>`,
    )
    const html = withContentPolicy(styled) ?? styled
    const file = `${section.path.slice(1)}index.html`
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), html)
  }
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
