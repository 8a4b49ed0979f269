/** The text of an entry, ready to be shown: HTML for `.md`, the module for `.mdx`. */
import type { Site } from '../content/load'
import type { Entry } from '../content/types'
import { urlResolver, type UrlResolver } from '../links/href'
import { renderMarkdown } from '../markdown/render'

export type EntryText =
  | { kind: 'html'; html: string }
  /** `path` names the module; its links and images are resolved while it is drawn. */
  | { kind: 'mdx'; path: string; resolve: UrlResolver }

/** The text of `entry`. */
export async function entryText(site: Site, entry: Entry): Promise<EntryText> {
  const resolve = urlResolver({ path: entry.source.path, permalink: entry.permalink }, site.links)
  if (entry.format === 'mdx') return { kind: 'mdx', path: entry.source.path, resolve }
  return { kind: 'html', html: await renderMarkdown(entry.source, 'md', { resolve }) }
}
