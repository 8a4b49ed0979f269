/** Where the links of the navbar to the documentation lead in each version: the script of versions asks for it. */
import type { Site } from '../load/load'
import { lastVersion } from '../content/version-queries'
import { config } from '../site'
import { hrefOf } from '../text/url'
import { counterpart } from './versions'

export interface VersionLinks {
  /** Names and addresses of the versions, long addresses first. */
  versions: [name: string, href: string][]
  /** By address in the navbar, then by version. */
  links: Record<string, Record<string, string>>
}

export const versionLinksPath = '/sidebar/versions.json'

/** Links of the navbar to pages of the documentation, in all versions. */
export function versionLinks(site: Site): VersionLinks {
  const { versions } = site
  const last = lastVersion(versions)
  const targets = config.navbar.flatMap((link) =>
    'to' in link && link.to.startsWith(last.permalink) ? [link.to] : [],
  )
  const inVersions = (permalink: string) =>
    versions.map((version) => [version.name, hrefOf(counterpart(site, permalink, version).permalink)])
  return {
    versions: versions
      .toSorted((a, b) => b.permalink.length - a.permalink.length)
      .map(({ name, permalink }) => [name, hrefOf(permalink)]),
    links: Object.fromEntries(
      targets.map((permalink) => [hrefOf(permalink), Object.fromEntries(inVersions(permalink))]),
    ),
  }
}
