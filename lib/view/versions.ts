/** Data about versions for pages, if there are several. */
import type { Doc, DocsVersion } from '../content/types'
import { docsOf, lastVersion, versionAt } from '../content/version-queries'
import type { Site } from '../load/load-site'
import type { LoadedVersion } from '../load/load-version'
import { pagesInOrder } from '../nav/sidebar-tree'
import { config } from '../site'
import { strings } from '../strings'
import { hrefOf } from '../text/url'

interface Counterpart {
  name: string
  label: string
  permalink: string
  /** Whether the version has the same page; if not, its first page is opened. */
  isSame: boolean
}

export interface VersionView {
  label: string
  className: string
  /** All versions. `state` says what is special about a version, such as «последняя», or is empty. */
  menu: (Counterpart & { state: string; isHere: boolean })[]
  /** The note on pages of an old or unreleased version, with a link to the latest. */
  banner: { title: string; text: string; latest: Counterpart & { text: string } } | undefined
}

/** The version of the page at `permalink`; `undefined` if there is only one. */
export function versionView(site: Site, permalink: string): VersionView | undefined {
  if (site.versions.length === 1) return undefined
  const here = versionAt(site.versions, permalink)
  const { label, className } = here
  return {
    label,
    className,
    menu: site.versions.map((version) => ({
      ...counterpart(site, permalink, version),
      state: stateOf(version),
      isHere: version === here,
    })),
    banner: bannerOf(site, permalink, here),
  }
}

function bannerOf(site: Site, permalink: string, here: LoadedVersion): VersionView['banner'] {
  if (here.banner === undefined) return undefined
  const { title, text } = strings.versions[here.banner]
  const latest = counterpart(site, permalink, lastVersion(site.versions))
  const linkText = latest.isSame ? strings.versions.samePage : strings.versions.firstPage
  return {
    title,
    text: text(quoteLabel(here.label)),
    latest: { ...latest, text: linkText(quoteLabel(latest.label)) },
  }
}

const stateOf = ({ isLast, banner }: DocsVersion): string =>
  isLast ? strings.versions.last : banner ? strings.versions[banner].state : ''

/** Version names are quoted in sentences, numbers are not. */
const quoteLabel = (label: string): string => (/^v?\d/.test(label) ? label : `«${label}»`)

/** The page to open in a version instead of the one at `permalink`. */
export function counterpart(site: Site, permalink: string, version: LoadedVersion): Counterpart {
  const { name, label } = version
  const same = samePage(site, permalink, version)
  return {
    name,
    label,
    permalink: same ?? mainDoc(site, version)?.permalink ?? version.permalink,
    isSame: same !== undefined,
  }
}

/** Docs match by id, other pages by their address below the version. */
function samePage({ docs, versions, linkIndex }: Site, permalink: string, version: LoadedVersion) {
  const here = versionAt(versions, permalink)
  const doc = docsOf(docs, here).find((one) => one.permalink === permalink)
  if (doc) return docsOf(docs, version).find(({ id }) => id === doc.id)?.permalink
  const other = version.permalink + permalink.slice(here.permalink.length)
  return linkIndex.pages.has(other) ? other : undefined
}

/** The doc at the address of the version, else the first one of its sidebar. */
export function mainDoc({ docs }: Site, version: LoadedVersion): Doc | undefined {
  const all = docsOf(docs, version)
  const first = pagesInOrder(version.sidebar).find(({ docId }) => docId !== undefined)
  return (
    all.find(({ permalink }) => permalink === version.permalink) ?? all.find(({ id }) => id === first?.docId)
  )
}

/** The navbar's docs links in each version, for the client component that adapts them. */
export interface VersionLinks {
  /** Names and permalinks of the versions, longest permalink first. */
  versions: [name: string, permalink: string][]
  /** Hrefs by href in the navbar, then by name of the version; empty if there is only one version. */
  links: Record<string, Record<string, string>>
}

/** Maps the navbar's docs links to the same pages in each version. */
export function versionLinks(site: Site): VersionLinks {
  const { versions } = site
  const last = lastVersion(versions).permalink
  const docsLinks = config.navbar.flatMap((link) =>
    versions.length > 1 && 'to' in link && link.to.startsWith(last) ? [link.to] : [],
  )
  const inVersions = (to: string): Record<string, string> =>
    Object.fromEntries(
      versions.map((version) => [version.name, hrefOf(counterpart(site, to, version).permalink)]),
    )
  return {
    versions: versions
      .toSorted((a, b) => b.permalink.length - a.permalink.length)
      .map(({ name, permalink }): [name: string, permalink: string] => [name, permalink]),
    links: Object.fromEntries(docsLinks.map((to) => [hrefOf(to), inVersions(to)])),
  }
}
