import { EntryArticle } from '@/components/entry/entry-article'
import { DefaultHome } from '@/components/home/default-home'
import { HomeStyles } from '@/components/home/home-styles.client'
import { EntryContent } from '@/components/entry/entry-content'
import { entryText, entryView } from '@/lib/view/entry'
import type { Renderers } from './renderers'
import { SiteFrame } from './site-frame'

/** The home page and the standalone pages. */
export const ownPages: Renderers<'home' | 'page'> = {
  home: (site, { entry }) => (
    <SiteFrame className="home">
      <HomeStyles />
      {entry ? <EntryContent text={entryText(site, entry)} className="home-text" /> : <DefaultHome />}
    </SiteFrame>
  ),
  page: (site, { entry }) => {
    const view = entryView(entry)
    return (
      <SiteFrame
        hasColumns={view.hasColumns}
        {...(view.contents.length > 0 && { title: view.title, hasContents: true })}
      >
        <EntryArticle view={view} text={entryText(site, entry)} />
      </SiteFrame>
    )
  },
}
