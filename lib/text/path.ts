/** A *permalink* is a page of the site: raw (not percent-encoded), NFC, without the base path: `/docs/category/уроки/`. */

/** `http:`, `mailto:`, `//host`: not a page of this site. */
export const isExternal = (url: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)

/** The scheme of a URL as a browser reads it, which skips control characters and blanks: `javascript`; none of a path. */
export const schemeOf = (url: string): string | undefined =>
  // eslint-disable-next-line no-control-regex -- browsers skip them
  /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()

/** Percent-decodes once; text that is not valid encoding comes back as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path.normalize('NFC')
  }
}

/** Joins pieces to a permalink: one slash between pieces and at both ends. */
export const permalinkOf = (...pieces: string[]): string =>
  `/${pieces.join('/')}/`.replace(/\/{2,}/g, '/').normalize('NFC')

/** The segments of a permalink: `/docs/a/` gives `['docs', 'a']`. */
export const segmentsOf = (permalink: string): string[] => permalink.split('/').filter(Boolean)

/** Percent-encodes what would break an attribute or a URL; letters of any script stay readable. */
export const encodeUnsafe = (path: string): string =>
  path.replace(/[\s"<>`{}|\\^%?#[\]]/g, (character) => encodeURIComponent(character))

/** A URL in its three parts; the query keeps its `?`, the hash its `#`. Browsers, too, read a backslash of a path as a slash. */
export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? []
  return { path: path.replaceAll('\\', '/'), query, hash }
}

/** The start of a text that a browser looks for and marks, as in `#id:~:text=words`; what follows stays encoded. */
const directive = /:~:.*$/s

/** The id that a hash names. */
export const idOfHash = (hash: string): string => decodePath(hash.replace(directive, '').slice(1))

/** Whether an id is that of each page: browsers scroll to its top. */
export const isPageTop = (id: string): boolean => /^(top)?$/i.test(id)

/** A hash with readable letters of any script: Markdown percent-encodes what authors write. */
export const readableHash = (hash: string): string =>
  hash === ''
    ? ''
    : `#${encodeUnsafe(idOfHash(hash))}${(directive.exec(hash)?.[0] ?? '').replace(/[\s"<>`]/g, encodeURIComponent)}`

/** Joins and resolves `.` and `..`; nothing climbs above the top. */
export function joinPath(base: string, path: string): string {
  const parts: string[] = []
  for (const part of [...base.split('/'), ...path.split('/')]) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The folder of a path; empty for the top. */
export const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')

const words = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{L}\p{M}]+|\p{N}+/gu

/** Address of a tag or an author: lower-case words of any script joined by dashes, `Новости релиза2` -> `новости-релиза-2`. */
export const kebabCase = (text: string): string =>
  (text.normalize('NFC').match(words) ?? []).join('-').toLowerCase()
