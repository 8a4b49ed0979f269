/** The headers that a server should send, as data: the files for all kinds of hosts are made from it. */
import { hashedFolders } from '../content/address'
import { contentSecurityPolicy } from './content-security-policy'

export { hashedFolders }

export type Header = readonly [name: string, value: string]

/** With each answer. */
export const securityHeaders = (): Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy()],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
]

/** A year, and not asked for again: the name of the file changes with its content. */
export const immutable = 'public, max-age=31536000, immutable'
/** Kept, and asked for each time; an unchanged file costs an answer without a body. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Beginnings of names of such files in folders that have others too. */
export const hashedNames = ['index', 'page', 'search', 'terms', 'worker'].map((name) => `search/${name}-`)

/** Data for programs: no search engine should show it. */
export const noindex: Header = ['X-Robots-Tag', 'noindex']
export const unindexedTypes = ['txt', 'md']

/** Whether a file of the export, given from its top, never changes. */
export const isHashed = (file: string): boolean =>
  hashedFolders.some((folder) => file.startsWith(`${folder}/`)) ||
  hashedNames.some((name) => file.startsWith(name))
