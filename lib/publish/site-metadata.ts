/** The site as data for programs: the locale, and versions with their docs. */
import { docsPath } from '../content/site-paths'
import { withoutUnlisted } from '../content/lists'
import { docsOf } from '../content/version-queries'
import { currentVersion } from '../content/read-versions'
import type { Site } from '../load/load-site'
import { pagesInOrder } from '../nav/sidebar-tree'
import { config } from '../site'
import { mainDoc } from '../view/versions'

/** The versions with their docs, named as in Docusaurus's global data. Unlisted docs are left out. */
const versionsWithDocs = (site: Site) =>
  site.versions.map((version) => {
    const { name, permalink: path, isLast } = version
    const inSidebar = new Set(pagesInOrder(version.sidebar).map(({ docId }) => docId))
    const main = mainDoc(site, version)
    const docs = withoutUnlisted(docsOf(site.docs, version)).map(({ id, permalink }) => ({
      id,
      path: permalink,
      sidebar: inSidebar.has(id) ? config.docs.sidebar : undefined,
    }))
    return {
      name,
      // readers see a Russian label if there are several versions
      label: config.docs.versioning.versions?.[name]?.label ?? (name === currentVersion ? 'Next' : name),
      isLast,
      path,
      mainDocId: main?.id,
      docs,
      sidebars: { [config.docs.sidebar]: { link: main && { path: main.permalink, label: main.title } } },
    }
  })

export function siteMetadata(site: Site): string {
  const { code, label } = config.locale
  const versions = versionsWithDocs(site)
  const localeConfigs = { [code]: { label, direction: 'ltr', htmlLang: code } }
  return JSON.stringify({
    title: config.title,
    i18n: { defaultLocale: code, locales: [code], currentLocale: code, localeConfigs },
    docs: { path: docsPath, versions },
  })
}
