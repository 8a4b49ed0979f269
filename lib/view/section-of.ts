import type { Route } from '../load/routes'

/** The section of the site that a page belongs to. */
export const sectionOf = ({ kind }: Route): 'docs' | 'blog' | undefined => {
  if (kind === 'home' || kind === 'page' || kind === 'search') return undefined
  return kind === 'category' || kind.startsWith('doc') ? 'docs' : 'blog'
}
