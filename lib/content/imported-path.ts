import { folderOf, joinPath } from '../text/path'

/** The path from the content root that an import of the file at `from` means; `null` when it names a package. */
export function importedPath(written: string, from: string): string | null {
  const source = written.normalize('NFC')
  if (source.startsWith('@site/')) return joinPath('', source.slice('@site/'.length))
  return /^\.{1,2}\//.test(source) ? joinPath(folderOf(from), source) : null
}
