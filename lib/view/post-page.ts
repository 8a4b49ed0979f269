/** The page of a post. */
import { listed, postNeighbours } from '../content/blog-queries'
import type { Site } from '../load/load'
import type { RouteOf } from '../load/routes'
import { twinOf } from '../content/twin-path'
import { postLink, postMeta } from './blog'
import { entryView } from './entry'
import { entryText } from './text'

/** All that the page of a post shows of the content, but for the column of the blog. */
export function postPage(site: Site, { entry }: RouteOf<'post'>) {
  const { newer, older } = postNeighbours(listed(site.posts), entry)
  return {
    view: entryView(entry),
    meta: postMeta(entry),
    text: entryText(site, entry),
    newer: newer && postLink(newer),
    older: older && postLink(older),
    twin: twinOf(entry),
  }
}
