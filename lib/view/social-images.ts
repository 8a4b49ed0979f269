/** Which pictures messengers show for which pages, and where they are published. */
import type { Site } from '../load/load'
import type { Route } from '../load/routes'
import { config } from '../site'
import { hashOf } from '../text/hash-of'
import { strings } from '../strings'
import { cardBoxes, type SocialCard } from './social-card'

/** The card of a page. A site with many pages has one for each of its parts instead, since rendering takes time. */
export function socialCard(site: Site, route: Route, title: string): SocialCard {
  const section = sectionOf(route)
  const isOwn = site.routes.length <= config.socialImages.maxPages
  if (isOwn && title !== '') return title === section ? { section: '', title } : { section, title }
  return { section: '', title: section || config.title }
}

/** Address of the picture of a card. The name is a hash of the boxes, so that it changes with the picture. */
export const socialImagePath = (card: SocialCard): string =>
  `/social/${hashOf(JSON.stringify(cardBoxes(card))).slice(0, 12)}.png`

function sectionOf({ kind }: Route): string {
  if (kind === 'home' || kind === 'page' || kind === 'search') return ''
  return kind === 'doc' || kind === 'docs-root' || kind === 'category'
    ? strings.docs.title
    : config.blog.title
}
