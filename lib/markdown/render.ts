/** Markdown -> HTML of the site, outside the bundler: the door for `.md`, and for feeds and lists of both kinds. */
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { sanitize } from 'hast-util-sanitize'
import rehypeRaw from 'rehype-raw'
import remarkRehype from 'remark-rehype'
import { unified, type Processor } from 'unified'
import { dropJsx } from './drop-jsx'
import { htmlSchema } from './html-schema'
import type { Format } from './format'
import { isTruncateMarker } from './parse'
import { footnoteOptions } from './footnotes.mjs'
import { rehypePlugins } from './plugins'
import rehypeFirstPicture from './rehype-first-picture'
import remarkTypography from './remark-typography'
import { visit } from 'unist-util-visit'
import { toTemplate, type HtmlPart } from './template'

export interface RenderOptions {
  /** Goes before the ids of footnotes, so that several texts on one page do not clash. */
  idPrefix?: string
  /** Only what stands above the truncate marker. */
  isExcerpt?: boolean
}

/**
 * Renders the tree of a file, which is used up. Of an `.mdx` file the components are left out and what they hold stays.
 */
export async function renderTree(
  tree: Root,
  format: Format,
  options: RenderOptions = {},
): Promise<HtmlPart[]> {
  if (options.isExcerpt) truncate(tree)
  if (format === 'mdx') dropJsx(tree)
  return toTemplate(await processorFor(hasRawHtml(tree), isTrusted(tree), options.idPrefix ?? '').run(tree))
}

function truncate(tree: Root): void {
  const marker = tree.children.findIndex(isTruncateMarker)
  if (marker !== -1) tree.children.length = marker
}

type ToHtml = Processor<undefined, Root, HtmlRoot>

const made = new Map<string, ToHtml>()

/** The plugins are set up once for all files that need the same ones. Reading raw HTML is slow and few files have it. */
function processorFor(hasRaw: boolean, isClean: boolean, idPrefix: string): ToHtml {
  const key = `${hasRaw} ${isClean} ${idPrefix}`
  const known = made.get(key)
  if (known) return known
  const processor = unified()
    .use(remarkTypography)
    .use(remarkRehype, { ...footnoteOptions, allowDangerousHtml: true, clobberPrefix: idPrefix })
    .use(hasRaw ? [rehypeRaw] : [])
    .use(isClean ? [] : [sanitizeHtml])
    .use(rehypePlugins)
    .use(idPrefix === '' ? [rehypeFirstPicture] : [[prefixFootnoteLabel, idPrefix]])
    .freeze() as unknown as ToHtml // the list of optional plugins hides the type of the tree
  made.set(key, processor)
  return processor
}

/** The heading of footnotes has the same id in every text. */
const prefixFootnoteLabel = (prefix: string) => (tree: HtmlRoot) =>
  visit(tree, 'element', ({ properties }) => {
    if (properties['id'] === 'footnote-label') properties['id'] = `${prefix}footnote-label`
    if (properties['dataFootnoteRef'] !== undefined)
      properties['ariaDescribedBy'] = [`${prefix}footnote-label`]
  })

/** Drops what the allow-list does not have. */
const sanitizeHtml = () => (tree: HtmlRoot) => sanitize(tree, htmlSchema) as HtmlRoot // a root stays a root

/** Markdown alone makes no markup that is not allowed; raw HTML and the attributes of blocks may. */
const isTrusted = (node: { type: string; children?: { type: string }[] }): boolean =>
  node.type !== 'html' && node.type !== 'containerDirective' && (node.children?.every(isTrusted) ?? true)

const hasRawHtml = (node: { type: string; children?: { type: string }[] }): boolean =>
  node.type === 'html' || (node.children?.some(hasRawHtml) ?? false)
