/** The pages that a template of the export stands for, see `page-template.ts`. */
import fs from 'node:fs'
import path from 'node:path'
import { segmentsOf } from '../text/path'
import { joinExported, readExported, type ExportedPage } from './defer-framework'
import {
  finishData,
  finishPage,
  writeFinished,
  writeScripts,
  type FinishedFile,
  type Folders,
} from './finish-file'
import { splitRows } from './framework-rows'
import {
  fillHtml,
  fillRow,
  markOf,
  piecesOf,
  rowTemplate,
  type Pieces,
  type RowTemplate,
  type Values,
} from './page-template'
import { mentionedCode, unusedData } from './unused-files'

/** The files of a template. */
export interface TemplateFiles {
  page: Omit<ExportedPage, 'html' | 'rows'> & { html: Pieces; rows: RowTemplate[] }
  /** The data of client navigation, by name in the folder of the page. */
  data: Map<string, RowTemplate[]>
  /** Scripts and styles that they mention. */
  mentioned: string[]
}

/** How the framework writes the address of a page, in pieces and below the root of its route. */
function addressesOf(permalink: string) {
  const segments = segmentsOf(permalink).map(encodeURIComponent)
  return { parts: JSON.stringify(['', ...segments, '']).slice(1, -1), slug: segments.slice(1).join('/') }
}

/** Rows of the data with marks in place of the address of the page. Throws when the framework writes it in another way. */
function markAddress(rows: string, permalink: string): string {
  const { parts, slug } = addressesOf(permalink)
  const tellsParts = !rows.includes('"c":[') || rows.includes(`"c":[${parts}]`)
  if (!tellsParts || !rows.includes(`"k":"${slug}"`))
    throw new Error(`The data of ${permalink} tells its address in another way`)
  return rows
    .replace(`"c":[${parts}]`, () => `"c":[${markOf('json', 'parts')}]`)
    .replace(`"k":"${slug}"`, () => `"k":"${markOf('json', 'slug')}"`)
}

/** Reads the template at a permalink of the export. */
export function readTemplate(folders: Folders, permalink: string): TemplateFiles {
  const folder = path.join(folders.exported, permalink)
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
  const { html, rows, ...page } = readExported(read('index.html'))
  const markRows = (text: string) => splitRows(markAddress(text, permalink)).map(rowTemplate)
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.txt') && !unusedData.test(name))
  const data = names.map((name): [string, string] => [name, finishData(read(name))])
  const { scripts } = writeScripts(page.scripts, folders)
  const texts = [JSON.stringify({ ...page, scripts, rows }), ...data.map(([, text]) => text)]
  return {
    page: { ...page, html: piecesOf(html), rows: markRows(rows.map(({ raw }) => raw).join('')) },
    data: new Map(data.map(([name, text]) => [name, markRows(text)])),
    mentioned: mentionedCode('', texts.join('\n')),
  }
}

/** Writes the page at a permalink into the finished site. */
export function fillPage(
  { page, data, mentioned }: TemplateFiles,
  permalink: string,
  texts: Values,
  folders: Folders,
): FinishedFile[] {
  const values = { ...texts, ...addressesOf(permalink) }
  const fillRows = (rows: RowTemplate[]) => rows.map((row) => fillRow(row, values))
  const nameOf = (file: string) => permalink.slice(1) + file
  const exported = { ...page, html: fillHtml(page.html, values), rows: fillRows(page.rows) }
  return [
    finishPage(nameOf('index.html'), joinExported(exported), folders, mentioned),
    ...[...data].map(([file, rows]) =>
      writeFinished(
        nameOf(file),
        fillRows(rows)
          .map(({ raw }) => raw)
          .join(''),
        folders,
        [],
      ),
    ),
  ]
}
