/** What the two paths of a move mean, as one types them: from the folder one is in, from that of the project or from the content. */
import path from 'node:path'
import { fileHint, hint } from '@/lib/problems/describe'
import { folderOf } from '@/lib/text/path'
import type { Move } from './plan-move'

export interface ContentPaths {
  /** The content folder. */
  root: string
  /** The folders that a path may be typed from. */
  bases: string[]
  /** All files, from the content folder. */
  files: string[]
}

/** A path and the folders that it is in. */
const withFolders = (file: string): string[] => (file === '' ? [] : [file, ...withFolders(folderOf(file))])

/**
 * The move, or what is wrong with it. The new path is named from the same folder as the old one. A folder that is there, or a slash at
 * the end, keeps the name.
 */
export function readMove(
  old: string,
  next: string,
  { root, bases, files }: ContentPaths,
): Move & { fault?: string } {
  const known = new Set(files.flatMap(withFolders))
  /** The path from the content folder that one has typed in the folder `base`. */
  const meaning = (written: string, base: string): string =>
    path.relative(root, path.resolve(base, written)).split(path.sep).join('/').normalize('NFC')
  const base = bases.find((folder) => known.has(meaning(old, folder)))
  if (base === undefined) {
    const advice = fileHint(old, '', known) || hint(old, known) || ' Проверьте путь.'
    return { from: '', to: '', fault: `Нет файла или папки «${old}».${advice}` }
  }
  const from = meaning(old, base)
  const meant = meaning(next, base)
  const isFolder = known.has(meant) && !files.includes(meant) && meant !== from
  const to = isFolder || next.endsWith('/') ? `${meant}/${path.posix.basename(from)}` : meant
  const taken = known.has(to) ? to : withFolders(to).find((one) => files.includes(one))
  if (meant === '' || meant.startsWith('..'))
    return { from, to, fault: `Путь «${next}» не внутри папки с содержимым. Пишите, например, «docs/api/».` }
  if (to.startsWith(`${from}/`)) return { from, to, fault: 'Папку не перенести в саму себя.' }
  return taken === undefined ? { from, to } : { from, to, fault: `«${taken}» уже есть. Возьмите другое имя.` }
}
