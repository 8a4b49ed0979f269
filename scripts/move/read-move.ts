/** Resolves the two paths of a move, relative to the current folder, the project or the content folder. */
import path from 'node:path'
import { toPosix } from '@/lib/build/files-below.mjs'
import { fileHint, hint } from '@/lib/problems/hints'
import { folderOf } from '@/lib/text/path'
import { Refusal } from '../new/check-change'
import type { Move } from './plan-move'

export interface ContentPaths {
  root: string
  /** The folders that a path may be relative to. */
  bases: string[]
  /** All files, relative to the content folder. */
  files: string[]
}

/** A path, followed by all its parent folders. */
const withFolders = (file: string): string[] => (file === '' ? [] : [file, ...withFolders(folderOf(file))])

/** Reads a move, or refuses it. If the new path is a folder or ends with a slash, the name is kept. */
export function readMove(old: string, next: string, { root, bases, files }: ContentPaths): Move {
  const existing = new Set(files.flatMap(withFolders))
  /** Resolves a path typed in `base`, relative to the content folder. */
  const meaning = (written: string, base: string): string =>
    toPosix(path.relative(root, path.resolve(base, written))).normalize('NFC')
  const base = bases.find((folder) => existing.has(meaning(old, folder)))
  if (base === undefined) {
    const advice = fileHint(old, '', existing) || hint(old, existing) || ' Проверьте путь.'
    throw new Refusal(`Нет файла или папки «${old}».${advice}`)
  }
  const from = meaning(old, base)
  const meant = meaning(next, base)
  const isFolder = existing.has(meant) && !files.includes(meant) && meant !== from
  const to = isFolder || next.endsWith('/') ? `${meant}/${path.posix.basename(from)}` : meant
  const taken = existing.has(to) ? to : withFolders(to).find((one) => files.includes(one))
  if (meant === '' || meant.startsWith('..'))
    throw new Refusal(`Путь «${next}» не внутри папки с содержимым. Пишите, например, «docs/api/».`)
  if (to.startsWith(`${from}/`)) throw new Refusal('Папку не перенести в саму себя.')
  if (taken !== undefined) throw new Refusal(`«${taken}» уже есть. Возьмите другое имя.`)
  return { from, to }
}
