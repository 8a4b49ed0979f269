/** Paths and URLs. A *permalink* is the raw address of a page, NFC, without the base path: `/docs/уроки/`. */

/** Whether a URL leads away from this site: `http:`, `mailto:`, `//host`. */
export const isExternal = (url: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)

/** Whether a URL leads to a page of another site, which opens in a new tab: not `mailto:`. */
export const isOtherSite = (url: string): boolean => /^(https?:)?\/\//i.test(url)

/** Makes an address given to `useBaseUrl` absolute: even `img/a.png` starts from the root. Joins slashes. */
export const fromRoot = (url: string): string =>
  isExternal(url) ? url : url.replace(/^(?![#/?.]|$)/, '/').replace(/(?<=^[^?#]*\/)\/+/g, '')

/** The scheme of a URL as browsers parse it, without control characters: `javascript`. None for a path. */
export const schemeOf = (url: string): string | undefined =>
  // oxlint-disable-next-line no-control-regex -- browsers skip them
  /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()

/** Percent-decodes once, unless the encoding is invalid, and normalizes to NFC. */
export function decodePath(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // malformed percent-encoding
  }
  return decoded.normalize('NFC')
}

/** Joins parts to a permalink, with single slashes between them and at both ends. */
export const permalinkOf = (...pieces: string[]): string =>
  `/${pieces.join('/')}/`.replace(/\/{2,}/g, '/').normalize('NFC')

/** A permalink as Docusaurus writes it, without the last slash: `/docs/a`. The root stays `/`. */
export const withoutLastSlash = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '')

/** The segments of a permalink: `/docs/a/` becomes `['docs', 'a']`. */
export const segmentsOf = (permalink: string): string[] => permalink.split('/').filter(Boolean)

/** Percent-encodes characters that would break an attribute or a URL; letters of any script stay readable. */
export const encodeUnsafe = (path: string): string =>
  path.replace(/[\s"<>`{}|\\^%?#[\]]/g, (character) => encodeURIComponent(character))

/** Splits a URL into path, query and hash. Backslashes in the path become slashes, as in browsers. */
export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? []
  return { path: path.replace(/\\|%5C/gi, '/'), query, hash }
}

/** A text fragment, as in `#id:~:text=words`. It stays encoded. */
const directive = /:~:.*$/s

export const idOfHash = (hash: string): string => decodePath(hash.replace(directive, '').slice(1))

/** Whether browsers scroll to the top for an id, so that it works on every page. */
export const isPageTop = (id: string): boolean => /^(top)?$/i.test(id)

/** A hash with readable letters, since Markdown percent-encodes what authors write. */
export const readableHash = (hash: string): string =>
  hash === ''
    ? ''
    : `#${encodeUnsafe(idOfHash(hash))}${(directive.exec(hash)?.[0] ?? '').replace(/[\s"<>`]/g, encodeURIComponent)}`

/** Joins two paths and resolves `.` and `..`, never above the root. */
export function joinPath(base: string, path: string): string {
  const parts: string[] = []
  for (const part of [...base.split('/'), ...path.split('/')]) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Whether a file is a partial: its name, or that of a folder around it, begins with `_`. */
export const isPartial = (path: string): boolean => /(^|\/)_/.test(path)

/** The folder of a path; empty for the root. */
export const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')

/** The slug of a tag or an author, in lower case: `Новости релиза2` -> `новости-релиза-2`. */
export function kebabCase(text: string): string {
  // at module level it would be bundled into the early script of every page
  const words = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{L}\p{M}]+|\p{N}+/gu
  return (text.normalize('NFC').match(words) ?? []).join('-').toLowerCase()
}
