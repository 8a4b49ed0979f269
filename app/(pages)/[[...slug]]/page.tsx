import { EntryArticle } from '@/components/docs/entry-article'
import { DefaultHome } from '@/components/home/sections'
import { EntryContent } from '@/components/mdx/entry-content'
import { entryText, entryView } from '@/lib/view/entry'
import { pagesOf } from '../../pages-of'
import { SiteFrame } from '../../site-frame'
import '@/components/home/home.css'

/**
 * The home page and the standalone pages of `content/pages`. One route for both, since an export needs at least one page
 * of each route, and a site may have no standalone pages.
 */
const pages = pagesOf('/', {
  home: (site, { entry }) => (
    <SiteFrame className="home">
      {entry ? <EntryContent text={entryText(site, entry)} className="home-text" /> : <DefaultHome />}
    </SiteFrame>
  ),
  page: (site, { entry }) => (
    <SiteFrame>
      <EntryArticle view={entryView(entry)} text={entryText(site, entry)} className="page" />
    </SiteFrame>
  ),
})

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
