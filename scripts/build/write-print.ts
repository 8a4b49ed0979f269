/** Writes print versions of sections from exported pages, since only these contain rendered `.mdx` texts. */
import fs from 'node:fs'
import path from 'node:path'
import type { Site } from '@/lib/load/load-site'
import { withContentPolicy } from '@/lib/output/content-policy'
import { printPage, proseOf } from '@/lib/publish/print-page'
import { flattenParts, printSections } from '@/lib/view/print-section'
import { writeFile } from './sync-folder'

/** Writes the print versions, with the styles of their pages and the print rules applied on screen, too. */
export function writePrint(folder: string, site: Site): void {
  const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8')
  const printStyles = `<style>${fs.readFileSync('components/print/print-page.css', 'utf8')}</style>`
  for (const section of printSections(site)) {
    const permalinks = flattenParts(section.parts).flatMap(({ permalink }) => permalink ?? [])
    const pages = new Map(permalinks.map((permalink) => [permalink, read(`${permalink}index.html`)]))
    // with `BUILD_PASSES=none` styles are still links
    const sheet = /<style>[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g
    const styles = [...pages.values()].flatMap((page) => page.match(sheet) ?? [])
    const head = [...new Set(styles)].join('').replaceAll('@media print', '@media all') + printStyles
    const html = printPage(section, site, (permalink) => proseOf(pages.get(permalink) ?? '') ?? '')
    const styled = html.replace('</head>', () => `${head}</head>`)
    writeFile(`${folder}${section.path}index.html`, withContentPolicy(styled) ?? styled)
  }
}
