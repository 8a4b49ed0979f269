/** Compiles a Markdown file to metadata and HTML. Depends only on the file, its path and the settings. */
import { h } from 'hastscript'
import type { Problem, SourceFile } from '../problems/problem'
import { readMetadata } from './read-metadata'
import { formatOf } from './format'
import { parseTree, problemsOf, reportFailure } from './parse'
import { renderTree } from './render'
import { toTemplate } from './template'
import { dropTitle, excerptOf, takeCover } from './text-start'
import type { ParsedMarkdown } from './types'

export interface CompiledText {
  /** A template of HTML. For `.mdx` only posts have one, for the feeds, without what components render. */
  html: string
  /** A template of a post's excerpt: the text above the truncate marker, or all, without the cover. */
  excerpt: string
  /** A template of the image that a post starts with; empty if it starts with something else. */
  cover: string
  parsed: ParsedMarkdown
  problems: Problem[]
}

/** Compiles a file. If it cannot be read or rendered, the result is empty except for the problem. */
export async function compileMarkdown(source: SourceFile): Promise<CompiledText> {
  const format = formatOf(source)
  const isPost = source.path.startsWith('blog/')
  const { tree, file } = parseTree(source, format)
  const parsed = readMetadata(tree, file, format) // before rendering, which mutates the tree
  const text = { html: '', excerpt: '', cover: '' }
  try {
    if (isPost) {
      dropTitle(tree)
      const excerpt = excerptOf(tree)
      const cover = takeCover(excerpt)
      if (cover) text.cover = toTemplate(h(null, h('img', { src: cover.url, alt: cover.alt })))
      text.excerpt = await renderTree(excerpt, format, true)
    }
    if (format === 'md' || isPost) text.html = await renderTree(tree, format)
  } catch (thrown) {
    reportFailure(file, thrown)
  }
  return { ...text, parsed, problems: problemsOf(file, source) }
}
