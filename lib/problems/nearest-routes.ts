/** Which pages of the site an address that does not exist may have meant. */
import leven from 'leven'
import { decodePath, segmentsOf } from '../text/path'

/** An address and the title of its page. */
export type KnownRoute = [permalink: string, title: string]

/** The address without what old sites and typing hands add: `.html`, `index.html`, doubled slashes, a missing last slash. */
export function cleanPath(path: string): string {
  const clean = decodePath(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html?$/i, '')
    .replace(/\/index$/i, '')
  return clean.endsWith('/') ? clean : `${clean}/`
}

const lastPart = (path: string): string => segmentsOf(path).at(-1) ?? ''

/** How far an address is from what was asked: by the whole and by its last part, which people remember best. */
function distance(wanted: string, candidate: string): number {
  const whole = leven(wanted, candidate) / Math.max(wanted.length, candidate.length)
  const [last, other] = [lastPart(wanted), lastPart(candidate)]
  const end = leven(last, other) / Math.max(last.length, other.length, 1)
  return whole * 0.4 + end * 0.6
}

/** Up to `count` routes that are near enough (0 is the same, 1 is nothing in common), the nearest first. */
export function nearestRoutes(path: string, routes: KnownRoute[], count = 5, limit = 0.6): KnownRoute[] {
  const wanted = cleanPath(path).toLowerCase()
  return routes
    .map((route) => ({ route, far: distance(wanted, route[0].toLowerCase()) }))
    .filter(({ far }) => far < limit)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ route }) => route)
}

/** A folder may have many pages: other likely ones need a place too. */
const mostBelow = 3

/**
 * What a reader may have wanted who asked for an address that does not exist: a page of the same name, pages below, near ones, else
 * the part of the site.
 */
export function likelyRoutes(path: string, routes: KnownRoute[], count = 5): KnownRoute[] {
  const wanted = cleanPath(path).toLowerCase()
  const below = routes.filter(([permalink]) => permalink.toLowerCase().startsWith(wanted))
  const name = lastPart(wanted)
  const same = routes.filter(([permalink]) => name !== '' && lastPart(permalink.toLowerCase()) === name)
  const near = nearestRoutes(path, routes, count)
  const likely = [...new Set([...same, ...below.slice(0, mostBelow), ...near, ...below])].slice(0, count)
  if (likely.length > 0) return likely
  return routes
    .filter(([permalink]) => permalink !== '/' && wanted.startsWith(permalink.toLowerCase()))
    .toSorted(([a], [b]) => b.length - a.length)
    .slice(0, 1)
}
