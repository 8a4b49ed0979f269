/** Print versions of sections, made of the pages of the export, since texts of `.mdx` files are complete only there. */
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '@/lib/files-below.mjs'
import type { Site } from '@/lib/load/load'
import { withContentPolicy } from '@/lib/output/content-policy'
import { withAbsoluteUrls } from '@/lib/output/inline-styles'
import { printPage, proseOf } from '@/lib/publish/print-page'
import { hrefOf } from '@/lib/text/url'
import { printSections } from '@/lib/view/print-section'
import { writeFile } from './public-files'

/** Writes them into the folder of the site. */
export function writePrint(folder: string, site: Site): void {
  const styles = printStyles(folder)
  const findProse = (permalink: string) =>
    proseOf(fs.readFileSync(path.join(folder, permalink, 'index.html'), 'utf8')) ?? ''
  for (const section of printSections(site)) {
    const html = printPage(section, site, findProse).replace('</head>', () => `${styles}</head>`)
    writeFile(`${folder}${section.path}index.html`, withContentPolicy(html) ?? html)
  }
}

/** The styles of the site, with its print rules applied on the screen, too, and the styles of print versions. */
function printStyles(folder: string): string {
  // without it the first sheet read would decide the order of the layers
  const [layers = ''] = /@layer [^;{]+;/.exec(fs.readFileSync('app/globals.css', 'utf8')) ?? []
  const sheets = filesBelow(folder)
    .filter((name) => /^_next\/.*\.css$/.test(name))
    .map((name) => withAbsoluteUrls(fs.readFileSync(path.join(folder, name), 'utf8'), hrefOf(`/${name}`)))
    .map((sheet) => sheet.replaceAll('@media print', '@media all'))
  const own = fs.readFileSync('components/print/print-page.css', 'utf8')
  return [layers, ...sheets, own].map((style) => `<style>${style}</style>`).join('')
}
