/** Addresses that pages had before, as `redirect_from` has them, and what is wrong with them. */
import { addressFault } from '../content/address'
import type { DocsVersion } from '../content/types'
import { versionAt } from '../content/version-queries'
import { readFrontMatter } from '../markdown/front-matter'
import { show } from '../problems/describe'
import { cleanPath } from '../problems/nearest-routes'
import { problem, type Loaded, type Problem } from '../problems/problem'
import { config } from '../site'
import { decodePath } from '../text/path'
import { entriesOf, type Route } from './routes'

/** An address that leads to a page. */
export interface Redirect {
  /** As a page would have it. */
  from: string
  /** The permalink of the page. */
  to: string
  /** The same as the address of a file, where its author has written it so: `/old.html`. */
  file?: string
}

type Claim = ReturnType<typeof claimsOf>[number]

/** The redirects to the pages among `routes`; `files` are addresses of files that the site publishes as they are. */
export function readRedirects(
  routes: Route[],
  versions: DocsVersion[],
  files: ReadonlySet<string>,
): Loaded<Redirect[]> {
  const pages = new Map(routes.map((route) => [route.permalink, route]))
  const claims = claimsOf(routes, versions)
  const redirects = new Map<string, Claim>()
  const problems: Problem[] = []
  for (const claim of [...claims.filter(({ isCopy }) => !isCopy), ...claims.filter(({ isCopy }) => isCopy)]) {
    const { from, file, written, entry, isCopy } = claim
    const report = (message: string, rule: 'redirects/address' | 'redirects/taken') => {
      const place = readFrontMatter(entry.source).placeOf(['redirect_from', claim.index])
      problems.push(problem(entry.source.displayPath, place, message, rule))
    }
    const fault = written.startsWith('/') ? addressFault(from) : 'он начинается не с «/»'
    const other = redirects.get(from)
    const same = [from.slice(0, -1), `${from}index.html`, file ?? ''].find((address) => files.has(address))
    if (fault !== undefined)
      report(
        `Прежний адрес ${show(written)} не годится: ${fault}. Пишите путь: «/docs/old/».`,
        'redirects/address',
      )
    else if (!pages.has(from) && !other && same === undefined) redirects.set(from, claim)
    else if (!isCopy) report(takenMessage(claim, pages.get(from), other, same), 'redirects/taken')
  }
  return {
    value: [...redirects.values()].map(({ from, to, file }) => ({ from, to, ...(file && { file }) })),
    problems,
  }
}

const claimsOf = (routes: Route[], versions: DocsVersion[]) =>
  entriesOf(routes).flatMap((entry) =>
    (entry.fields.redirect_from ?? []).map((written, index) => {
      const path = decodePath(written)
      const address = path.startsWith(`${config.basePath}/`) ? path.slice(config.basePath.length) : path
      const from = cleanPath(address)
      const file = /\.html?$/i.test(address) && !/\/index\.html?$/i.test(address) ? address : undefined
      // a version is a copy of the texts: one that was at other addresses then has no claim to those of the last one
      const isCopy = entry.kind === 'doc' && entry.version !== versionAt(versions, from).name
      return { from, to: entry.permalink, file, entry, written, index, isCopy }
    }),
  )

function takenMessage({ from, entry }: Claim, page?: Route, other?: Claim, file = ''): string {
  const address = `Прежний адрес «${from}»`
  if (page?.permalink === entry.permalink)
    return `${address} — он же и нынешний: страница вела бы сама на себя. Уберите его из redirect_from.`
  if (other?.entry === entry) return `${address} назван дважды. Оставьте одну строку.`
  if (other)
    return `${address} уже назван в ${other.entry.source.displayPath}. Оставьте его у одной страницы.`
  const owner =
    page && 'entry' in page && page.entry ? `страницей ${page.entry.source.displayPath}` : 'самим сайтом'
  return `${address} занят ${page ? owner : `файлом «${file}»`}. Уберите его из redirect_from.`
}
