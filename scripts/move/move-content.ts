/** `npm run new move OLD NEW`: moves a file or folder, updates links, and redirects the old addresses. */
import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '@/lib/build/content-dir.mjs'
import type { ContentFiles } from '@/lib/content/types'
import { readSidebarsModule } from '@/lib/load/read-sidebars-module'
import type { SourceFile } from '@/lib/problems/problem'
import { checkChange, readAll, refuse } from '../new/check-change'
import { printProblems } from '../print-problems'
import { restoreLineEndings } from '../restore-line-endings'
import { movedPath, planMove, type Move } from './plan-move'
import { readMove, type ContentPaths } from './read-move'

export async function moveContent(old: string, next: string): Promise<void> {
  const before = await readAll()
  const move = readMove(old, next, pathsOf(before.files))
  refuse(
    before.problems.filter(({ rule }) => rule.endsWith('/syntax')),
    'Сначала исправьте эти файлы: ссылок в них не прочесть.',
  )
  const texts = [...before.files.texts, ...(await sidebarsFile())]
  const planned = planMove({ ...before, files: { ...before.files, texts } }, move)
  const [from, to] = [`${contentDir()}/${move.from}`, `${contentDir()}/${move.to}`]
  const undo = apply(planned, { from, to })
  const pages = [...before.site.linkIndex.sources.keys()].map((file) => movedPath(file, move))
  const added = await checkChange(before, pages, undo, (file) => movedPath(file, { from, to }))
  for (const { path: file, notes } of planned)
    if (notes.length > 0) console.log(`${contentDir()}/${file}: ${notes.join('; ')}`)
  console.log(`Готово: ${from} → ${to}`)
  printProblems(added)
}

const pathsOf = ({ texts, assets }: ContentFiles): ContentPaths => ({
  root: path.resolve(contentDir()),
  bases: [process.env['INIT_CWD'] ?? '', '', contentDir()].map((folder) => path.resolve(folder)),
  files: [...texts.map((source) => source.path), ...assets],
})

/** `sidebars.js` or `sidebars.ts`, which is not among the texts. */
async function sidebarsFile(): Promise<SourceFile[]> {
  const menu = await readSidebarsModule([])
  return menu ? [{ path: path.posix.basename(menu.displayPath), ...menu }] : []
}

/** Moves the files and writes the changes; returns a function that undoes both. */
function apply(texts: ReturnType<typeof planMove>, { from, to }: Move): () => void {
  const created = fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.renameSync(from, to)
  const changed = texts
    .filter(({ source, text }) => source.text !== text)
    .map(({ source, text }) => {
      const file = movedPath(source.displayPath, { from, to })
      const bytes = fs.readFileSync(file)
      fs.writeFileSync(file, restoreLineEndings(text, bytes))
      return { file, bytes }
    })
  return () => {
    for (const { file, bytes } of changed) fs.writeFileSync(file, bytes)
    fs.renameSync(to, from)
    if (created !== undefined) fs.rmSync(created, { recursive: true })
  }
}
