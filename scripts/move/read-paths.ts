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

/** The path from the content folder that `written` means in the folder `base`. */
const meaning = (written: string, base: string, root: string): string =>
  path.relative(root, path.resolve(base, written)).split(path.sep).join('/').normalize('NFC')

/** A path and the folders that it is in. */
const withFolders = (file: string): string[] => (file === '' ? [] : [file, ...withFolders(folderOf(file))])

const existing = ({ files }: ContentPaths): Set<string> => new Set(files.flatMap(withFolders))

/** What moves, and the folder it was named from. */
export function readSource(
  written: string,
  paths: ContentPaths,
): { from: string; base: string; fault?: string } {
  const { root, bases } = paths
  const known = existing(paths)
  const base = bases.find((folder) => known.has(meaning(written, folder, root)))
  if (base !== undefined) return { from: meaning(written, base, root), base }
  const advice = fileHint(written, '', known) || hint(written, known) || ' Проверьте путь.'
  return { from: '', base: root, fault: `Нет файла или папки «${written}».${advice}` }
}

/** The move to a path that is named from the same folder. A folder that is there, or a slash at the end, keeps the name. */
export function readTarget(
  written: string,
  { from, base }: { from: string; base: string },
  paths: ContentPaths,
): Move & { fault?: string } {
  const meant = meaning(written, base, paths.root)
  const known = existing(paths)
  const isFolder = known.has(meant) && !paths.files.includes(meant) && meant !== from
  const to = isFolder || written.endsWith('/') ? `${meant}/${path.posix.basename(from)}` : meant
  const fault = () => {
    if (meant === '' || meant.startsWith('..'))
      return `Путь «${written}» не внутри папки с содержимым. Пишите, например, «docs/api/».`
    if (to.startsWith(`${from}/`)) return 'Папку не перенести в саму себя.'
    const taken = known.has(to) ? to : withFolders(to).find((one) => paths.files.includes(one))
    return taken === undefined ? undefined : `«${taken}» уже есть. Возьмите другое имя.`
  }
  return { from, to, fault: fault() }
}
