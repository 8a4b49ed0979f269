/** The headers that a server should send. `_headers` is made from them, and the files in `hosting/` are tested against them. */
import { hashedFolders } from '../content/address'

export type Header = readonly [name: string, value: string]

/** With each answer. Pages carry a stricter Content-Security-Policy; what stands here only a header can say. */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
]

/** A year without asking again: the name of the file changes with its content. */
export const immutable = 'public, max-age=31536000, immutable'
/** Kept, and asked for each time; an unchanged file costs an answer without a body. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Beginnings of names of such files in folders that have others too. */
export const hashedNames = ['index', 'page', 'terms'].map((name) => `search/${name}-`)

/** Beginnings of the paths of all files that never change, from the top of the export. */
export const hashedPrefixes = [...hashedFolders.map((folder) => `${folder}/`), ...hashedNames]

/** Data for programs: no search engine should show it. */
export const noindex: Header = ['X-Robots-Tag', 'noindex']
export const unindexedTypes = ['txt', 'md']

/** Whether a file of the export, given from its top, never changes. */
export const isHashed = (file: string): boolean => hashedPrefixes.some((prefix) => file.startsWith(prefix))
