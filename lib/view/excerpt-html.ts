import type { Entry } from '../content/types'
import type { UrlResolver } from '../markdown/resolve-element'
import { fillTemplate } from '../markdown/fill-template'
import { prefixIds } from '../text/prefix-ids'
import { hrefOf } from '../text/url'

/** Links to footnotes, which are part of the excerpt. Other targets are on the page of the post. */
const footnote = /^#fn(?:ref)?-/

/** An excerpt for a list, with ids unique in it. Links to sections lead to the page of the post. */
export function excerptHtml(
  template: string,
  { source, permalink }: Pick<Entry, 'source' | 'permalink'>,
  resolve: UrlResolver,
): string {
  const html = fillTemplate(template, (url) => {
    const resolved = resolve(url)
    const isElsewhere = url.startsWith('#') && !footnote.test(url)
    return isElsewhere ? { ...resolved, href: hrefOf(permalink) + resolved.href } : resolved
  })
  const prefix = `${source.path.replace(/^blog\/|\.mdx?$/gi, '').replace(/[^\p{L}\d]+/gu, '-')}-`
  return prefixIds(html, prefix, (href) => (href.startsWith('#') ? `#${prefix}${href.slice(1)}` : href))
}
