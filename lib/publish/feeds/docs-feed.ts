/** The documentation as a feed of what has changed. */
import { Feed } from 'feed'
import type { Site } from '../../load/load'
import { lastDocs } from '../../content/version-queries'
import { config } from '../../site'
import { strings } from '../../strings'
import { absoluteUrl } from '../../text/url'
import { changedDocs } from '../../content/changed-docs'
import { feedHead, type FeedFile } from './feed-head'

const path = '/docs/atom.xml'

/**
 * The feed of changed docs; none where no date is known, as in a shallow clone. Atom alone: it tells a change of an entry from
 * a new one, which RSS cannot.
 */
export function docsFeed(site: Site): FeedFile[] {
  const docs = changedDocs(lastDocs(site)).slice(0, config.docs.feedLimit)
  const [newest] = docs
  if (!newest) return []
  const feed = new Feed(
    feedHead('/docs/', strings.docs.changes, strings.docs.changesLead, newest.changed, { atom: path }),
  )
  for (const { permalink, title, description, changed } of docs) {
    const url = absoluteUrl(permalink)
    feed.addItem({ id: url, link: url, title, description, date: new Date(changed) })
  }
  return [{ path, text: feed.atom1() }]
}
