/** Suggestions for a missing address, used by the not-found page in browsers and by the link check. */
import { difference } from './edit-distance'
import { decodePath, segmentsOf } from './path'

/** An address, the title of its page, and its new address if it has moved. */
export type KnownRoute = [permalink: string, title: string, movedTo?: string]

/** The address without `.html`, `index.html` and double slashes, with a slash at the end. */
export function cleanPath(path: string): string {
  const clean = decodePath(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html?\/?$|\/index\/?$/i, '')
  return clean.endsWith('/') ? clean : `${clean}/`
}

/** Matches what the text around a link may have added to its end: `).`, spaces, invisible characters. */
const addedCharacters = /[\s\p{Cf}\p{Po}\p{Pe}\p{Pf}>`]+$/u

/** The route that an address means: an exact match, else one without added characters and in any case. */
export function meantRoute(path: string, routes: KnownRoute[]): KnownRoute | undefined {
  const exact = cleanPath(path)
  const meant = cleanPath(decodePath(path).replace(addedCharacters, '')).toLowerCase()
  return (
    routes.find(([permalink]) => permalink === exact) ??
    routes.find(([permalink]) => permalink.toLowerCase() === meant)
  )
}

const lastPart = (path: string): string => segmentsOf(path).at(-1) ?? ''

/** The words of the last path segment, as a search query. */
export const wordsOf = (path: string): string =>
  lastPart(cleanPath(decodePath(path).replace(addedCharacters, '')))
    .replace(/([-_.+\s]|%[\da-f]{0,2})+/gi, ' ')
    .trim()

/** The distance of two addresses, weighted towards the last segment, which people remember best. */
const distance = (one: string, other: string): number =>
  difference(one, other) * 0.4 + difference(lastPart(one), lastPart(other)) * 0.6

/** The nearest routes, at most `count`, within `limit` (0 is equal, 1 has nothing in common). */
export function nearestRoutes(
  path: string,
  routes: KnownRoute[],
  count: number,
  limit: number,
): KnownRoute[] {
  const wanted = cleanPath(path).toLowerCase()
  const farOf = (permalink: string): number =>
    // the old site had a different base path
    wanted !== '/' && permalink.endsWith(wanted) ? permalink.length / 1e6 : distance(wanted, permalink)
  return routes
    .map((route) => ({ route, far: farOf(route[0].toLowerCase()) }))
    .filter(({ far }) => far < limit)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ route }) => route)
}

const mostRoutes = 5

/** Suggests pages of the same name, addresses that begin with this one, similar ones, or else its section. */
export function likelyRoutes(path: string, routes: KnownRoute[]): KnownRoute[] {
  const wanted = cleanPath(path).toLowerCase()
  const beginning = wanted.slice(0, -1)
  const below = routes.filter(([permalink]) => permalink.toLowerCase().startsWith(beginning))
  const name = lastPart(wanted)
  const same = routes.filter(([permalink]) => name !== '' && lastPart(permalink.toLowerCase()) === name)
  const near = nearestRoutes(path, routes, mostRoutes, 0.5)
  // only a few of the pages below at first, to leave room for similar ones
  const likely = new Map<string, KnownRoute>()
  for (const [permalink, title, target = permalink] of [...same, ...below.slice(0, 3), ...near, ...below])
    likely.set(target, [target, title])
  if (likely.size > 0) return [...likely.values()].slice(0, mostRoutes)
  return routes
    .filter(([permalink]) => permalink !== '/' && wanted.startsWith(permalink.toLowerCase()))
    .toSorted(([a], [b]) => b.length - a.length)
    .slice(0, 1)
}
