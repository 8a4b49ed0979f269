import type { Entry } from '../content/types'
import type { UrlResolver } from '../markdown/resolve-element'
import { fillTemplate } from '../markdown/template'
import { prefixIds } from '../text/prefix-ids'
import { hrefOf } from '../text/url'

/** Footnotes come with an excerpt; all other places are those of the page of the post. */
const footnote = /^#fn(?:ref)?-/

/** What a list shows of a post. Lists have several texts: ids begin with the name of its file, and links to sections lead to its page. */
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
