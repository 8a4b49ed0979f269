import type { Metadata } from 'next'
import { CategoryPage } from '@/components/docs/category-page'
import { DocPage } from '@/components/docs/doc-page'
import { strings } from '@/lib/strings'
import { typograph } from '@/lib/typography/typograph.mjs'
import { breadcrumbs, cardsOf, docNeighbours, neighbours } from '@/lib/view/docs'
import { entryView } from '@/lib/view/entry'
import { pageMetadata } from '@/lib/view/metadata'
import { entryText } from '@/lib/view/text'
import { routeMetadata } from '../../metadata'
import { findRoute, staticParams } from '../../route-params'
import { site } from '../../site'

const kinds = ['docs-root', 'doc', 'category'] as const

interface Props {
  params: Promise<{ slug?: string[] }>
}

export const generateStaticParams = () => staticParams('slug', '/docs/', kinds)
export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  routeMetadata(await findRoute(params, 'slug', '/docs/', kinds))

/** The documentation: its overview, a doc, or the index of a category. */
export default async function Page({ params }: Props) {
  const route = await findRoute(params, 'slug', '/docs/', kinds)
  const { permalink } = route
  const { sidebar } = site()
  if (route.kind === 'doc') {
    return (
      <DocPage
        permalink={permalink}
        view={entryView(route.entry)}
        text={entryText(site(), route.entry)}
        sidebar={sidebar}
        crumbs={breadcrumbs(sidebar, permalink)}
        neighbours={docNeighbours(site(), route.entry)}
      />
    )
  }
  const { title } = pageMetadata(site(), route)
  const description = route.kind === 'category' ? route.group.generatedIndex?.description : strings.docs.lead
  return (
    <CategoryPage
      permalink={permalink}
      title={title}
      description={description === undefined ? undefined : typograph(description)}
      cards={cardsOf(route.kind === 'category' ? route.group.items : sidebar)}
      sidebar={sidebar}
      crumbs={breadcrumbs(sidebar, permalink)}
      neighbours={neighbours(sidebar, permalink)}
    />
  )
}
