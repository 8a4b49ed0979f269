import type { Metadata } from 'next'
import { CategoryPage } from '@/components/docs/category-page'
import { DocPage } from '@/components/docs/doc-page'
import { DocTagPage } from '@/components/docs/doc-tag-page'
import { DocTagsPage } from '@/components/docs/doc-tags-page'
import { StructuredData } from '@/components/ui/structured-data'
import { byLetter, listed, tagCounts } from '@/lib/content/blog-queries'
import { docsOf, versionAt } from '@/lib/content/version-queries'
import type { RouteOf } from '@/lib/load/routes'
import { printPath } from '@/lib/view/print-section'
import { strings } from '@/lib/strings'
import { typograph } from '@/lib/text/typograph'
import { hrefOf } from '@/lib/text/url'
import { docPage } from '@/lib/view/doc-page'
import { docTagView } from '@/lib/view/doc-tags'
import { breadcrumbs, cardsOf, neighbours } from '@/lib/view/docs'
import { headOf } from '@/lib/view/head'
import { pageMetadata } from '@/lib/view/metadata'
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
  const version = versionView(site(), permalink)
  const shell = { sidebar: sidebarOf(here, permalink), current: hrefOf(permalink) }
  switch (route.kind) {
    case 'doc':
      return <DocPage doc={docPage(site(), route)} shell={shell} />
    case 'doc-tags': {
      const tags = tagCounts(listed(docsOf(site().docs, here)))
      return <DocTagsPage letters={byLetter(tags)} shell={shell} version={version} />
    }
    case 'doc-tag': {
      const { description } = route.tag
      const view = docTagView(site(), route.tag)
      return <DocTagPage {...view} description={description} shell={shell} version={version} />
    }
    case 'category':
    case 'docs-root': {
      const group = route.kind === 'category' ? route.group : undefined
      const description = group ? group.generatedIndex?.description : strings.docs.lead
      return (
        <CategoryPage
          shell={shell}
          crumbs={breadcrumbs(here, permalink)}
          print={printPath(site(), permalink)}
          version={version}
          title={pageMetadata(site(), route).title}
          description={description === undefined ? undefined : typograph(description)}
          cards={cardsOf(group ? group.items : here.sidebar)}
          neighbours={neighbours(here.sidebar, permalink)}
        />
      )
    }
  }
}
