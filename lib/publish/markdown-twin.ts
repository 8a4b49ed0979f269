/** A page as Markdown, for assistants and other programs that read texts: the source, understandable without its folder. */
import { describeAsset } from '../content/assets'
import type { Entry } from '../content/types'
import { resolveLink, type LinkIndex } from '../links/resolve'
import { splitFrontMatter } from '../markdown/front-matter'
import { decodePath, readableHash } from '../text/path'
import { absoluteUrl } from '../text/url'

/** The text of the twin: title, description and address of the page, then its text with addresses that work anywhere. */
export function markdownTwin(entry: Entry, index: LinkIndex): string {
  const { title, description, permalink, source, parsed } = entry
  const body = splitFrontMatter(source.text).body.trim()
  const paragraphs = [
    parsed.contentTitle === undefined ? `# ${title.replace(/\s+/g, ' ')}` : '',
    description === '' ? '' : `> ${description}`,
    `<${absoluteUrl(permalink)}>`,
    withAbsoluteLinks(body, entry, index),
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

/** Code, which shows addresses as they are, or an address in its place: `[…](here)`, `[name]: here`, `href="here"`. */
const codeOrLink =
  /^[ \t>]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t>]*\1|(?![\s\S]))|`[^`\n]*`|\]\(<(?<blank>[^>\n]*)>|(?<before>\]\(<?|^\[[^\]]+\]:\s+<?|(?:href|src)=")(?<url>[^\s)>"]+)/gm

function withAbsoluteLinks(text: string, { parsed, source, permalink }: Entry, index: LinkIndex): string {
  const from = { path: source.path, permalink }
  const known = new Map(parsed.links.map(({ url }) => [url, absoluteTarget(url, from, index)]))
  return text.replace(codeOrLink, (all, ...rest) => {
    const groups = rest.at(-1) as { before?: string; url?: string; blank?: string } // the groups come last
    const url = groups.url ?? groups.blank
    const target = url && (known.get(url) ?? known.get(decodePath(url)))
    return target === undefined ? all : `${groups.before ?? ']('}${target}`
  })
}

/** The absolute address of a target on this site. */
function absoluteTarget(
  url: string,
  from: { path: string; permalink: string },
  index: LinkIndex,
): string | undefined {
  const target = resolveLink(url, from, index)
  if (target.kind === 'external' || target.kind === 'missing') return undefined
  const rest = target.query + readableHash(target.hash)
  if (target.kind === 'page') return absoluteUrl(target.permalink) + rest
  return absoluteUrl(target.kind === 'asset' ? describeAsset(target.path).href : target.path) + rest
}
