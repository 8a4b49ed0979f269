import path from 'node:path'

/** The address of a file beside the text at `from`, written from the content root; others stay as they are. */
export function rootAddress(url: string, from: string): string {
  const isFile = /^\.{1,2}\//.test(url) || /^[^/#?:]+\.[a-z\d]{2,5}([?#]|$)/i.test(url)
  return isFile ? `@site/${path.posix.join(from, '..', url)}` : url
}
