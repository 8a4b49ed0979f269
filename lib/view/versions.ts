/** What a page of the documentation shows of its version, where there are several. */
import type { Site } from '../load/load'
import type { LoadedVersion } from '../load/load-version'
import type { DocsVersion } from '../content/types'
import { docsOf, lastVersion, versionAt } from '../content/version-queries'
import { flattenSidebar } from '../nav/queries'
import { strings } from '../strings'

export interface VersionLink {
  name: string
  label: string
  permalink: string
  /** Whether it leads to the same page of the other version, and not to its first one. */
  isSame: boolean
}

export interface VersionView {
  label: string
  className: string
  /** All versions, the newest first. */
  menu: (VersionLink & { state: string; isHere: boolean })[]
  banner?: { title: string; text: string; latest: VersionLink & { text: string } }
}

/** The version of the page at `permalink`; `undefined` where there is only one. */
export function versionView(site: Site, permalink: string): VersionView | undefined {
  if (site.versions.length === 1) return undefined
  const here = versionAt(site.versions, permalink)
  const { label, className, banner } = here
  const menu = site.versions.map((version) => ({
    ...counterpart(site, permalink, version),
    state: stateOf(version),
    isHere: version === here,
  }))
  const latest = counterpart(site, permalink, lastVersion(site.versions))
  const text = latest.isSame ? strings.versions.samePage : strings.versions.firstPage
  return {
    label,
    className,
    menu,
    ...(banner && {
      banner: {
        title: strings.versions[banner].title,
        text: strings.versions[banner].text(named(label)),
        latest: { ...latest, text: text(named(latest.label)) },
      },
    }),
  }
}

const stateOf = ({ isLast, banner }: DocsVersion): string =>
  isLast ? strings.versions.last : banner ? strings.versions[banner].state : ''

/** Numbers stand in a sentence as they are, names in quotes. */
const named = (label: string): string => (/^v?\d/.test(label) ? label : `«${label}»`)

/** The same page in another version, else the first page of that one. */
export function counterpart(site: Site, permalink: string, version: LoadedVersion): VersionLink {
  const { name, label } = version
  const same = samePage(site, permalink, version)
  return { name, label, permalink: same ?? mainPage(site, version), isSame: same !== undefined }
}

/** Docs are the same when their ids are, other pages when their addresses below the version are. */
function samePage(
  { docs, versions, links }: Site,
  permalink: string,
  version: LoadedVersion,
): string | undefined {
  const here = versionAt(versions, permalink)
  const doc = docsOf(docs, here).find((one) => one.permalink === permalink)
  if (doc) return docsOf(docs, version).find(({ id }) => id === doc.id)?.permalink
  const other = version.permalink + permalink.slice(here.permalink.length)
  return links.pages.has(other) ? other : undefined
}

/** The doc at the address of the version, else the first one of its sidebar, else its overview. */
function mainPage({ docs }: Site, version: LoadedVersion): string {
  const own = docsOf(docs, version)
  if (own.some(({ permalink }) => permalink === version.permalink)) return version.permalink
  const first = flattenSidebar(version.sidebar).find(({ docId }) => docId !== undefined)
  return first?.permalink ?? version.permalink
}
