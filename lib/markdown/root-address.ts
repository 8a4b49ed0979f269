import { joinPath, folderOf, splitUrl } from '../text/path'

/** Makes the address of a file beside the text `from` relative to the content root. Others stay. */
export function rootAddress(url: string, from: string): string {
  const { path, query, hash } = splitUrl(url)
  const isFile = /^\.{1,2}\//.test(path) || /^[^/:]+\.[a-z\d]{2,5}$/i.test(path)
  return isFile ? `@site/${joinPath(folderOf(from), path)}${query}${hash}` : url
}
