import type { Metadata } from 'next'
import { CategoryPage } from '@/components/docs/category-page'
import { DocPage } from '@/components/docs/doc-page'
import { DocTagPage, DocTagsPage } from '@/components/docs/doc-tag-pages'
import { StructuredData } from '@/components/ui/structured-data'
import { byLetter, listed, tagCounts } from '@/lib/content/blog-queries'
import { docsOf, versionAt } from '@/lib/content/version-queries'
import type { RouteOf } from '@/lib/load/routes'
import { hrefOf } from '@/lib/text/url'
import { categoryPage, docPage, docTagPage } from '@/lib/view/doc-page'
import { headOf } from '@/lib/view/head'
import { sidebarOf } from '@/lib/view/sidebar'
import { structuredData } from '@/lib/view/structured-data'
import { versionView } from '@/lib/view/versions'
import { findRoute, staticParams } from '../../route-params'
import { site } from '../../site'

const kinds = ['docs-root', 'doc', 'category', 'doc-tags', 'doc-tag'] as const

interface Props {
  params: Promise<{ slug?: string[] }>
}

export const generateStaticParams = () => staticParams('slug', '/docs/', kinds)
export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  headOf(site(), await findRoute(params, 'slug', '/docs/', kinds))

/** The documentation: its overview, a doc, the index of a category, or the docs under a tag. */
export default async function Page({ params }: Props) {
  const route = await findRoute(params, 'slug', '/docs/', kinds)
  return (
    <>
      {pageOf(route)}
      <StructuredData things={structuredData(site(), route)} />
    </>
  )
}

function pageOf(route: RouteOf<(typeof kinds)[number]>) {
  const { permalink } = route
  const here = versionAt(site().versions, permalink)
  const shell = { sidebar: sidebarOf(here, permalink), current: hrefOf(permalink) }
  switch (route.kind) {
    case 'doc':
      return <DocPage doc={docPage(site(), route)} shell={shell} />
    case 'doc-tags': {
      const tags = tagCounts(listed(docsOf(site().docs, here)))
      const version = versionView(site(), permalink)
      return <DocTagsPage letters={byLetter(tags)} shell={shell} version={version} />
    }
    case 'doc-tag':
      return <DocTagPage {...docTagPage(site(), route.tag)} shell={shell} />
    case 'category':
    case 'docs-root':
      return <CategoryPage {...categoryPage(site(), route)} shell={shell} />
  }
}
