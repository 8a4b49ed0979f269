/** What the two paths of a move mean, as one types them: from the folder one is in, from that of the project or from the content. */
import path from 'node:path'
import { unsafeSign } from '@/lib/content/address'
import { nearest } from '@/lib/problems/describe'
import { folderOf } from '@/lib/text/path'
import type { Move } from './plan-move'

/** All paths of the content folder at `root`, of files and of folders. */
export interface ContentPaths {
  root: string
  files: ReadonlySet<string>
  folders: ReadonlySet<string>
}

export function contentPaths(root: string, files: string[]): ContentPaths {
  const folders = new Set<string>()
  for (const file of files)
    for (let folder = folderOf(file); folder !== ''; folder = folderOf(folder)) folders.add(folder)
  return { root: path.resolve(root), files: new Set(files), folders }
}

/** The paths in the content that `written` may mean, from each of the folders `bases`. */
const meanings = (written: string, bases: string[], root: string): string[] =>
  bases
    .map((base) =>
      path.relative(root, path.resolve(base, written)).split(path.sep).join('/').normalize('NFC'),
    )
    .filter((one) => one !== '' && !/^\.\.(\/|$)/.test(one))

/** What moves, and the folder it was named from; or what is wrong with the path. */
export function readSource(
  written: string,
  bases: string[],
  { root, files, folders }: ContentPaths,
): { from: string; base: string } | string {
  for (const base of bases) {
    const from = meanings(written, [base], root).find((one) => files.has(one) || folders.has(one))
    if (from !== undefined) return { from, base }
  }
  const [wanted = written] = meanings(written, bases, root)
  const all = [...files, ...folders]
  const name = nearest(
    path.posix.basename(wanted),
    all.map((one) => path.posix.basename(one)),
  )
  const near = all.find((one) => path.posix.basename(one) === name) ?? nearest(wanted, all)
  return `Нет файла или папки «${wanted}».${near === undefined ? ' Проверьте путь.' : ` Возможно, «${near}»?`}`
}

/** The move, or what is wrong with the new path. A folder that is there, or a slash at the end, keeps the name. */
export function readTarget(
  written: string,
  { from, base }: { from: string; base: string },
  bases: string[],
  paths: ContentPaths,
): Move | string {
  const [meant] = meanings(written, [base, ...bases], paths.root)
  if (meant === undefined)
    return `Путь «${written}» не внутри папки с содержимым. Пишите, например, «docs/api/».`
  const isInto = written.endsWith('/') || (paths.folders.has(meant) && meant !== from)
  const move = withFolder({ from, to: isInto ? `${meant}/${path.posix.basename(from)}` : meant }, paths)
  return faultOf(move, paths) ?? move
}

/** A page that is all of its folder takes the folder along: its pictures lie there. */
function withFolder(move: Move, { files, folders }: ContentPaths): Move {
  const [from, to] = [folderOf(move.from), folderOf(move.to)]
  const isIndex = [move.from, move.to].every((file) => /(^|\/)index\.mdx?$/i.test(file))
  const pages = [...files].filter((file) => file.startsWith(`${from}/`) && /\.mdx?$/i.test(file))
  const isAlone = isIndex && pages.length === 1 && from.includes('/') && !folders.has(to)
  return isAlone && path.posix.basename(move.from) === path.posix.basename(move.to) ? { from, to } : move
}

function faultOf({ from, to }: Move, { files, folders }: ContentPaths): string | undefined {
  const sign = unsafeSign(to)
  if (from === to) return 'Новый путь тот же, что и прежний.'
  if (to.startsWith(`${from}/`)) return 'Папку не перенести в саму себя.'
  if (files.has(to) || folders.has(to)) return `«${to}» уже есть. Возьмите другое имя.`
  if (sign !== undefined) return `В пути «${to}» знак ${sign}. Возьмите другое имя.`
  for (let folder = folderOf(to); folder !== ''; folder = folderOf(folder))
    if (files.has(folder)) return `«${folder}» — файл, а не папка.`
  const [old, now] = [from, to].map((file) => path.posix.extname(file).toLowerCase())
  const isSame = old === now || [old, now].every((extension) => /^\.mdx?$/.test(extension ?? ''))
  if (folders.has(from) || isSame) return undefined
  return `Новое имя не на «${old}»: «${to}». Напишите «${to}${old}», а папку — с «/» в конце.`
}
