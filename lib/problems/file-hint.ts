/** Which file of the content a path that leads nowhere may have meant. */
import { folderOf } from '../text/path'
import { nearest } from './describe'

const nameOf = (path: string): string => path.split('/').at(-1) ?? path

/** `path` as one writes it in the file at `from`: `../api/events.md`. Both are from the content root. */
export function relativePath(path: string, from: string): string {
  const target = path.split('/')
  const folder = folderOf(from).split('/').filter(Boolean)
  let shared = 0
  while (shared < folder.length && folder[shared] === target[shared]) shared += 1
  const up = '../'.repeat(folder.length - shared)
  return (up || './') + target.slice(shared).join('/')
}

/**
 * ` Есть файл «…».` for one of the same name elsewhere, ` Возможно, «…»?` for the nearest path or name, or nothing. Files are named
 * as the author would have to write them.
 */
export function fileHint(wanted: string, from: string, files: Iterable<string>): string {
  const paths = [...files]
  const name = nameOf(wanted).toLowerCase()
  const same = paths.find((path) => nameOf(path).toLowerCase() === name)
  if (same !== undefined) return ` Есть файл «${relativePath(same, from)}».`
  const written = wanted.startsWith('.') ? wanted : `./${wanted}`
  const near = nearest(
    written,
    paths.map((path) => relativePath(path, from)),
  )
  if (near !== undefined && nearest(name, [nameOf(near)]) !== undefined) return ` Возможно, «${near}»?`
  const nearName = nearest(name, paths.map(nameOf))
  const path = paths.find((candidate) => nameOf(candidate) === nearName)
  return path === undefined ? '' : ` Возможно, «${relativePath(path, from)}»?`
}
