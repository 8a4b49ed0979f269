import { DocPage } from '@/components/docs/doc-page'
import { DocsIndex } from '@/components/docs/docs-index'
import type { Site } from '@/lib/load/load-site'
import { docPage, docsIndex, type IndexRoute } from '@/lib/view/doc-page'
import type { Renderers } from './renderers'

const index = (site: Site, route: IndexRoute) => <DocsIndex {...docsIndex(site, route)} />

export const docsPages: Renderers<'doc' | IndexRoute['kind']> = {
  doc: (site, route) => <DocPage {...docPage(site, route)} />,
  'docs-root': index,
  category: index,
  'doc-tags': index,
  'doc-tag': index,
}
