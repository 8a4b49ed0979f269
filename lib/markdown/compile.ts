/** A Markdown file in one go: what the site knows of it and what its page shows. Depends on nothing but the file, its path and the settings. */
import type { SourceFile } from '../problems/problem'
import { formatOf, type Format } from './format'
import { describeTree, explainThrown, parseTree, type DescribedMarkdown } from './parse'
import { renderTree } from './render'
import { dropTitle } from './text-start'

export interface CompiledText extends DescribedMarkdown {
  /** A template of HTML; of an `.mdx` file without what its components render, and only for posts, whose feed needs it. */
  html: string
  /** Of a post: what stands above the truncate marker, else the whole text. */
  excerpt: string
}

/** Compiles a file. One that cannot be read gives an empty text and the problem. */
export async function compileMarkdown(source: SourceFile): Promise<CompiledText> {
  const format = formatOf(source)
  const isPost = source.path.startsWith('blog/')
  try {
    const text = parseTree(source, format)
    const described = describeTree(text, source, format) // before rendering, which changes the tree
    if (isPost) dropTitle(text.tree)
    const html = format === 'md' || isPost ? await renderTree(text.tree, format) : ''
    return { ...described, html, excerpt: isPost ? await excerptOf(source, format) : '' }
  } catch (thrown) {
    return { ...explainThrown(thrown, source), html: '', excerpt: '' }
  }
}

/** Lists show several texts on one page: the ids of footnotes have the name of the file in front. */
async function excerptOf(source: SourceFile, format: Format): Promise<string> {
  const idPrefix = `${source.path.replace(/^blog\/|\.mdx?$/gi, '').replace(/[^\p{L}\d]+/gu, '-')}-`
  const { tree } = parseTree(source, format)
  dropTitle(tree)
  return renderTree(tree, format, { idPrefix, isExcerpt: true })
}
