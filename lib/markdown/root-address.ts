import path from 'node:path'

/** Makes the address of a file next to the text `from` relative to the content root; other addresses are unchanged. */
export function rootAddress(url: string, from: string): string {
  const isFile = /^\.{1,2}\//.test(url) || /^[^/#?:]+\.[a-z\d]{2,5}([?#]|$)/i.test(url)
  return isFile ? `@site/${path.posix.join(from, '..', url)}` : url
}
