import { EntryArticle } from '@/components/entry/entry-article'
import { DefaultHome } from '@/components/home/default-home'
import { EntryContent } from '@/components/entry/entry-content'
import { entryText, entryView } from '@/lib/view/entry'
import type { Renderers } from '../create-route'
import { SiteFrame } from '../site-frame'
import '@/components/home/home.css'
import '@/components/home/journey.css'
import '@/components/home/scene.css'
import '@/components/figures/messages.css'

export const ownPages: Renderers<'home' | 'page'> = {
  home: (site, { entry }) => (
    <SiteFrame className="home">
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
