/** Markdown -> HTML of the site, outside the bundler: the door for `.md`, and for feeds and lists of both kinds. */
import { toHtml } from 'hast-util-to-html'
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeRaw from 'rehype-raw'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { SourceFile } from '../content/types'
import type { UrlResolver } from '../links/href'
import { dropJsx } from './drop-jsx'
import { isTruncateMarker, parseTree, type Format } from './parse'
import rehypePreset from './rehype-preset.mjs'
import rehypeResolve from './rehype-resolve'
import remarkTypography from './remark-typography.mjs'
import { contentStrings as strings } from './strings.mjs'

export interface RenderOptions {
  resolve: UrlResolver
  /** Goes before the ids of footnotes, so that several texts on one page do not clash. */
  idPrefix?: string
  /** Only what stands above the truncate marker. */
  isExcerpt?: boolean
}

/** Renders a file to HTML. Of an `.mdx` file the components are left out and what they hold stays. */
export async function renderMarkdown(
  source: SourceFile,
  format: Format,
  options: RenderOptions,
): Promise<string> {
  const { tree } = parseTree(source, format)
  if (options.isExcerpt) truncate(tree)
  if (format === 'mdx') dropJsx(tree)
  const html = await toTree(tree, options)
  return toHtml(html, { allowDangerousHtml: true })
}

function truncate(tree: Root): void {
  const marker = tree.children.findIndex(isTruncateMarker)
  if (marker !== -1) tree.children.length = marker
}

async function toTree(tree: Root, { resolve, idPrefix = '' }: RenderOptions): Promise<HtmlRoot> {
  const processor = unified()
    .use(remarkTypography)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: idPrefix,
      footnoteLabel: strings.footnotes,
      footnoteBackLabel: strings.backToReference,
      footnoteLabelProperties: { className: ['hidden'] },
    })
    .use(hasRawHtml(tree) ? [rehypeRaw] : [])
    .use(rehypePreset)
    .use(rehypeResolve, { resolve })
  return processor.run(tree)
}

/** Reading raw HTML is slow and few files have it. */
const hasRawHtml = (node: { type: string; children?: { type: string }[] }): boolean =>
  node.type === 'html' || (node.children?.some(hasRawHtml) ?? false)
