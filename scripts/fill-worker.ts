import { drawDoc } from '@/components/docs/drawn-doc'
import { getSite } from '@/lib/content/site'
import { fillPage, readTemplate, type TemplateFiles } from '@/lib/output/fill-page'
import type { ExportedFile } from '@/lib/output/finish-file'
import { valuesOf } from '@/lib/view/doc-drawing'
import { docSource, sourceHash } from '@/lib/view/page-source'
import { sidebarHtml } from '@/lib/view/sidebar-html'
import { revision } from '@/.generated/revision'
import type { MadePage } from './keep-pages'

/** A page, and the page of the export that is the template for it, by permalink. */
export interface PageToFill extends Omit<ExportedFile, 'name'> {
  permalink: string
  template: string
}

const templates = new Map<string, TemplateFiles>()

/** Fills templates. Runs in threads when there are many pages, see `in-threads.ts`. */
export default function fillPages(pages: PageToFill[]): MadePage[] {
  const site = getSite(revision)
  const routes = new Map(site.routes.map((route) => [route.permalink, route]))
  return pages.map(({ permalink, template, ...folders }) => {
    const route = routes.get(permalink)
    if (route?.kind !== 'doc') throw new Error(`${permalink} is no doc`)
    const files = templates.get(template) ?? readTemplate(folders.exported, template)
    templates.set(template, files)
    const source = docSource(site, route)
    const { head, page, column, things } = source
    const values = { ...valuesOf(head, drawDoc(page, things)), column: sidebarHtml(column) }
    return { permalink, source: sourceHash(source), files: fillPage(files, permalink, values, folders) }
  })
}
