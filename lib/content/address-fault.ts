/** Decides whether all hosts and file systems support an address, and whether the site reserves it. */
import { invisibleCharacter, nameOfCharacter } from '../text/characters'
import { segmentsOf } from '../text/path'
import { blogFeeds, blogPath, docsFeed, hashedFolders, siteFiles } from './site-paths'

/** Invisible characters, and those special to browsers, file systems or hosts. */
const unsafe = new RegExp(`${invisibleCharacter.source}|[\\\\"<>|*?:#%]`, 'u')
/** A leading or trailing space, which Windows drops. */
const edgeBlank = /(?<=^|\/) | (?=\/|\.[^/. ]+$|$)/
/** The maximum length of a segment in bytes: folder names have at most 255, and builds append extensions. */
const maxPartBytes = 200
const maxAddressBytes = 1000

/** Top-level folders of the export that contain no pages. */
const reservedFolders = new Set(['404', ...hashedFolders.map((folder) => folder.split('/')[0])])
/** Files that the site always writes. */
const reservedAddresses = new Set([
  ...siteFiles,
  ...Object.values(blogFeeds),
  docsFeed,
  `${blogPath}feed.xml`,
  ...'/routes.json /site.json /favicon.ico /favicon.svg /apple-touch-icon.png'.split(' '),
])
/** Files that Next.js writes next to a page, and extensions that hosts take for files. */
const reservedFile = /^__next\.|\.(html?|txt|md)$/i

/** The first invalid character in a path, such as «?», or a space at the edge of a name, as messages name it. */
export function unsafeCharacter(path: string): string | undefined {
  const found = unsafe.exec(path)?.[0]
  if (found !== undefined) return invisibleCharacter.test(found) ? nameOfCharacter(found) : `«${found}»`
  return edgeBlank.test(path) ? `${nameOfCharacter(' ')} с краю` : undefined
}

/** Why an address cannot be a page, as the end of a sentence; `undefined` if it can. */
export function addressFault(address: string): string | undefined {
  const character = unsafeCharacter(address)
  if (character !== undefined) return `знака ${character} в нём быть не может`
  const parts = segmentsOf(address)
  if (parts.some((part) => /^\.+$/.test(part))) return '«..» в нём быть не может'
  const isPartTooLong = parts.some((part) => Buffer.byteLength(part) > maxPartBytes)
  // a Russian letter takes two bytes
  if (isPartTooLong || Buffer.byteLength(address) > maxAddressBytes)
    return `он слишком длинный: часть между «/» — не больше ${maxPartBytes / 2} букв, весь — не больше ${maxAddressBytes / 2}`
  const reserved = reservedName(parts)
  return reserved === undefined ? undefined : `имя «${reserved}» нужно самому сайту`
}

/** The segment of an address that is reserved for the site's own files, if any. */
function reservedName(parts: string[]): string | undefined {
  const whole = parts.join('/')
  if (reservedAddresses.has(`/${whole}`)) return whole
  return reservedFolders.has(parts[0]) ? parts[0] : parts.find((part) => reservedFile.test(part))
}
