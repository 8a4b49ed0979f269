/** Old addresses of pages, from `redirect_from`, and their problems. */
import { addressFault } from '../content/address-fault'
import type { DocsVersion } from '../content/types'
import { versionAt } from '../content/version-queries'
import { readFrontMatter } from '../markdown/front-matter'
import { show } from '../problems/hints'
import { cleanPath } from '../text/nearest-routes'
import { reportTo, type Problem } from '../problems/problem'
import { decodePath } from '../text/path'
import { withoutBase } from '../text/url'
import { entriesOf, type Route } from './build-routes'

export interface Redirect {
  /** The old address as a permalink. */
  from: string
  to: string
  /** The old address as a file, if it looks like one: `/old.html`. */
  file?: string
}

/** The redirects to pages in `routes`. `files` are the addresses of static files. */
export function readRedirects(
  routes: Route[],
  versions: DocsVersion[],
  files: ReadonlySet<string>,
  problems: Problem[],
): Redirect[] {
  const pages = new Map(routes.map((route) => [route.permalink, route]))
  const redirects = new Map<string, Redirect>()
  /** What occupies the address, as the end of a sentence («занят …»); `undefined` if it is free. */
  const ownerOf = ({ from, to, file = '' }: Redirect): string | undefined => {
    if (from === to) return 'самой страницей: она вела бы сама на себя'
    const page = pages.get(from)
    if (page)
      return 'entry' in page && page.entry ? `страницей ${page.entry.source.displayPath}` : 'самим сайтом'
    const same = [from.slice(0, -1), `${from}index.html`, file].find((address) => files.has(address))
    if (same !== undefined) return `файлом «${same}»`
    const other = redirects.get(from)
    return other && other.to !== to ? `страницей «${other.to}»: он назван и у неё` : undefined
  }
  const claims = claimsOf(routes, versions).toSorted(
    (a, b) => Number(a.isFromOtherVersion) - Number(b.isFromOtherVersion),
  )
  for (const { redirect, written, entry, index, isFromOtherVersion } of claims) {
    const { from } = redirect
    const fault = written.startsWith('/') ? addressFault(from) : 'он начинается не с «/»'
    const owner = ownerOf(redirect)
    const { placeOf } = readFrontMatter(entry.source)
    const report = (address: string, message: string, rule: 'redirects/address' | 'redirects/taken') =>
      reportTo(problems, entry.source.displayPath, placeOf)(
        ['redirect_from', index],
        `Прежний адрес ${address === '' ? '«»' : show(address)} ${message}`,
        rule,
      )
    if (fault !== undefined)
      report(written, `не годится: ${fault}. Пишите путь: «/docs/old/».`, 'redirects/address')
    else if (owner === undefined) redirects.set(from, { ...redirects.get(from), ...redirect })
    else if (!isFromOtherVersion)
      report(from, `занят ${owner}. Уберите его из redirect_from.`, 'redirects/taken')
  }
  return [...redirects.values()]
}

const claimsOf = (routes: Route[], versions: DocsVersion[]) =>
  entriesOf(routes).flatMap((entry) =>
    (entry.fields.redirect_from ?? []).map((written, index) => {
      const path = decodePath(written)
      const address = withoutBase(path)
      const from = cleanPath(address)
      const isFile = /(?<!\/index)\.html?$/i.test(address)
      // versions copy `redirect_from`, and older ones must not claim addresses of the latest version
      const isFromOtherVersion = entry.kind === 'doc' && entry.version !== versionAt(versions, from).name
      const redirect: Redirect = { from, to: entry.permalink, ...(isFile && { file: address }) }
      return { redirect, entry, written, index, isFromOtherVersion }
    }),
  )
