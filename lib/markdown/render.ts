/** Renders Markdown to HTML outside the bundler: `.md` files, and both formats for feeds and lists. */
import type { Root as HtmlRoot } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { h } from 'hastscript'
import type { Nodes, Root, Text } from 'mdast'
import rehypeRaw from 'rehype-raw'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from './visit'
import { footnoteOptions } from './footnote-options.mjs'
import type { Format } from './format'
import { htmlSchema } from './html-schema'
import { isExpression, isJsx } from './mdx/mdx-nodes'
import { rehypePlugins } from './plugins'
import { rehypeFirstPicture } from './rehype/rehype-first-picture'
import { remarkTypography } from './remark/remark-typography'
import { schemeOf } from '../text/path'
import { isSafeScheme, showsFrame } from '../text/url'
import { toTemplate } from './template'

/** Renders a tree as a template, and changes it. In an excerpt, one of several on a page, no image is eager. */
export async function renderTree(tree: Root, format: Format, isExcerpt = false): Promise<string> {
  if (format === 'mdx') dropJsx(tree)
  const processor = unified()
    .use(remarkTypography)
    .use(remarkRehype, { ...footnoteOptions, allowDangerousHtml: true, clobberPrefix: '' })
    // parsing raw HTML is slow, and few files have any
    .use(holds(tree, ['html']) ? [rehypeRaw] : [])
    // Markdown alone produces only allowed markup; raw HTML and block attributes may not
    .use(holds(tree, ['html', 'containerDirective']) ? [sanitizeHtml] : [])
    .use(rehypePlugins)
    .use(isExcerpt ? [] : [rehypeFirstPicture])
  return toTemplate(await processor.run(tree))
}

/** Removes components and code from an MDX tree, but keeps the children of components, and known values. */
export function dropJsx(tree: Root): void {
  visit(tree, (node, index, parent) => {
    const isCode = node.type === 'mdxjsEsm' || isExpression(node)
    if (!parent || index === undefined || !(isCode || isJsx(node))) return undefined
    const kept = isJsx(node) ? node.children : valueOf(node)
    parent.children.splice(index, 1, ...(kept as typeof parent.children))
    return [SKIP, index]
  })
}

/** What an expression shows. The page has it as it is, without typography. */
function valueOf(node: Nodes): Nodes[] {
  const value = node.data?.shown
  if (value === undefined) return []
  const text: Text = { type: 'text', value, data: { escaped: [...value.split('').keys()] } }
  return [node.type === 'mdxFlowExpression' ? { type: 'paragraph', children: [text] } : text]
}

const holds = (node: Nodes, types: string[]): boolean =>
  types.includes(node.type) || ('children' in node && node.children.some((child) => holds(child, types)))

/** Applies the allow-list. Links may have any safe scheme; a frame that is not allowed becomes a link. */
const sanitizeHtml = () => (tree: HtmlRoot) => {
  const schemes = ['https']
  visit(tree, 'element', (node) => {
    const { properties, tagName } = node
    const { src, title } = properties
    if (tagName === 'iframe' && !showsFrame(src ?? ''))
      Object.assign(node, h('a', { href: src }, title ?? src ?? ''))
    const scheme = schemeOf(node.properties['href'] ?? '')
    if (scheme !== undefined && isSafeScheme(scheme)) schemes.push(scheme)
  })
  const protocols = { ...htmlSchema.protocols, href: schemes }
  return sanitize(tree, { ...htmlSchema, protocols }) as HtmlRoot // sanitizing a root returns a root
}
