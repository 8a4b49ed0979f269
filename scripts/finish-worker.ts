import { drawDoc } from '@/components/docs/drawn-doc'
import { buildRevision } from '@/lib/load/generated'
import { getSite } from '@/lib/load/loaded-site'
import { fillPage, readTemplate, type TemplateFiles } from '@/lib/output/fill-page'
import { finishFile, type ExportedFile, type FinishedFile, type Folders } from '@/lib/output/finish-file'
import type { Route } from '@/lib/load/routes'
import { valuesOf } from '@/lib/view/doc-drawing'
import { docSource, sourceHash } from '@/lib/view/page-source'
import { sidebarHtml } from '@/lib/view/sidebar-html'

/** A page, and the page of the export that is the template for it, by permalink. */
interface PageToFill extends Folders {
  permalink: string
  template: string
}

/** A file of the export, or a page that fills a template. */
export type FileToFinish = ExportedFile | PageToFill

export interface FinishedFiles {
  files: FinishedFile[]
  /** The page that has filled a template, and the hash of what it was drawn from. */
  filled?: { permalink: string; source: string }
}

/** Finishes files of an export and fills templates. Runs in threads when there are many, see `in-threads.ts`. */
export default function finishFiles(files: FileToFinish[]): FinishedFiles[] {
  return files.map((file) => ('template' in file ? fillTemplate(file) : { files: [finishFile(file)] }))
}

const templates = new Map<string, TemplateFiles>()
let routes: Map<string, Route> | undefined

function fillTemplate({ permalink, template, ...folders }: PageToFill): FinishedFiles {
  const site = getSite(buildRevision)
  routes ??= new Map(site.routes.map((route) => [route.permalink, route]))
  const route = routes.get(permalink)
  if (route?.kind !== 'doc') throw new Error(`${permalink} is no doc`)
  const parts = templates.get(template) ?? readTemplate(folders, template)
  templates.set(template, parts)
  const source = docSource(site, route)
  const { head, page, column, things } = source
  const values = { ...valuesOf(head, drawDoc(page, things)), column: sidebarHtml(column) }
  const files = fillPage(parts, permalink, values, folders)
  return { files, filled: { permalink, source: sourceHash(source) } }
}
