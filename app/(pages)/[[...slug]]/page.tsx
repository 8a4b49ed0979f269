import type { Metadata } from 'next'
import { Frame } from '@/components/layout/frame'
import { StandalonePage } from '@/components/layout/standalone-page'
import { DefaultHome } from '@/components/home/default-home'
import { EntryContent } from '@/components/mdx/entry-content'
import { StructuredData } from '@/components/ui/structured-data'
import { entryText, entryView } from '@/lib/view/entry'
import { headOf } from '@/lib/view/head'
import { structuredData } from '@/lib/view/structured-data'
import { findRoute, staticParams } from '../../route-params'
import { site } from '../../site'
import '@/components/home/home.css'

const kinds = ['home', 'page'] as const

interface Props {
  params: Promise<{ slug?: string[] }>
}

export const generateStaticParams = () => staticParams('slug', '/', kinds)
export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  headOf(site(), await findRoute(params, 'slug', '/', kinds))

/**
 * The home page and the standalone pages of `content/pages`. One route for both, since an export needs at least one page
 * of each route, and a site may have no standalone pages.
 */
export default async function Page({ params }: Props) {
  const route = await findRoute(params, 'slug', '/', kinds)
  if (route.kind === 'home') {
    return (
      <Frame className="home">
        {route.entry ? (
          <EntryContent text={entryText(site(), route.entry)} className="home-text" />
        ) : (
          <DefaultHome />
        )}
        <StructuredData things={structuredData(site(), route)} />
      </Frame>
    )
  }
  return <StandalonePage view={entryView(route.entry)} text={entryText(site(), route.entry)} />
}
