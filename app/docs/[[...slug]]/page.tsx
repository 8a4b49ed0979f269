import type { Metadata } from 'next'
import { CategoryPage } from '@/components/docs/category-page'
import { DocPage } from '@/components/docs/doc-page'
import { StructuredData } from '@/components/ui/structured-data'
import { DrawnDocPage, drawDoc } from '@/components/docs/drawn-doc'
import { DocTagPage } from '@/components/docs/doc-tag-page'
import { DocTagsPage } from '@/components/docs/doc-tags-page'
import { byLetter, listed, tagCounts } from '@/lib/content/blog-queries'
import { docsOf, versionAt } from '@/lib/content/version-queries'
import { printPath } from '@/lib/view/print-section'
import { strings } from '@/lib/strings'
import { typograph } from '@/lib/text/typograph.mjs'
import { docTagView } from '@/lib/view/doc-tags'
import { markDoc, markHead } from '@/lib/view/doc-drawing'
import { docPage } from '@/lib/view/doc-page'
import { breadcrumbs, cardsOf, neighbours } from '@/lib/view/docs'
import { headOf } from '@/lib/view/head'
import { sidebarTrail } from '@/lib/view/sidebar'
import { pageMetadata } from '@/lib/view/metadata'
import { structuredData } from '@/lib/view/structured-data'
import { versionView } from '@/lib/view/versions'
import { findRoute, staticParams } from '../../route-params'
import { isTemplate, site } from '../../site'

const kinds = ['docs-root', 'doc', 'category', 'doc-tags', 'doc-tag'] as const

interface Props {
  params: Promise<{ slug?: string[] }>
}

export const generateStaticParams = () => staticParams('slug', '/docs/', kinds)
export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const route = await findRoute(params, 'slug', '/docs/', kinds)
  const head = headOf(site(), route)
  return isTemplate(route.permalink) ? markHead(head) : head
}

/** The documentation: its overview, a doc, the index of a category, or the docs under a tag. */
export default async function Page({ params }: Props) {
  const route = await findRoute(params, 'slug', '/docs/', kinds)
  const { permalink } = route
  const here = versionAt(site().versions, permalink)
  const { sidebar } = here
  const version = versionView(site(), permalink)
  if (route.kind === 'doc-tags') {
    const tags = tagCounts(listed(docsOf(site().docs, here)))
    return <DocTagsPage letters={byLetter(tags)} version={version} />
  }
  if (route.kind === 'doc-tag') {
    const view = docTagView(site(), route.tag)
    return <DocTagPage {...view} description={route.tag.description} version={version} />
  }
  if (route.kind === 'doc' && route.entry.format === 'md') {
    const doc = drawDoc(docPage(site(), route), structuredData(site(), route))
    return <DrawnDocPage {...(isTemplate(permalink) ? markDoc(doc) : doc)} />
  }
  if (route.kind === 'doc') {
    return (
      <>
        <DocPage {...docPage(site(), route)} />
        <StructuredData things={structuredData(site(), route)} />
      </>
    )
  }
  const { title } = pageMetadata(site(), route)
  const description = route.kind === 'category' ? route.group.generatedIndex?.description : strings.docs.lead
  return (
    <>
      <CategoryPage
        trail={sidebarTrail(here, permalink)}
        crumbs={breadcrumbs(here, permalink)}
        print={printPath(site(), permalink)}
        version={version}
        title={title}
        description={description === undefined ? undefined : typograph(description)}
        cards={cardsOf(route.kind === 'category' ? route.group.items : sidebar)}
        neighbours={neighbours(sidebar, permalink)}
      />
      <StructuredData things={structuredData(site(), route)} />
    </>
  )
}
