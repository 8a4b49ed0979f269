import { EntryArticle } from '@/components/docs/entry-article'
import { Frame } from '@/components/layout/frame'
import { DefaultHome } from '@/components/home/sections'
import { EntryContent } from '@/components/mdx/entry-content'
import { entryText, entryView } from '@/lib/view/entry'
import { pagesOf } from '../../pages-of'
import '@/components/home/home.css'

/**
 * The home page and the standalone pages of `content/pages`. One route for both, since an export needs at least one page
 * of each route, and a site may have no standalone pages.
 */
const pages = pagesOf('/', {
  home: (site, { entry }) => (
    <Frame className="home">
      {entry ? <EntryContent text={entryText(site, entry)} className="home-text" /> : <DefaultHome />}
    </Frame>
  ),
  page: (site, { entry }) => (
    <Frame>
      <EntryArticle view={entryView(entry)} text={entryText(site, entry)} className="page" />
    </Frame>
  ),
})

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
