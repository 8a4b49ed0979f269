/** Compiles a Markdown file to metadata and HTML. Depends only on the file, its path and the settings. */
import type { SourceFile } from '../problems/problem'
import { describe } from './describe'
import { formatOf } from './format'
import { parseTree, problemsOf, reportFailure } from './parse'
import { renderTree } from './render'
import { dropTitle, excerptOf } from './text-start'

export type CompiledText = Awaited<ReturnType<typeof compileMarkdown>>

/** Compiles a file. One that cannot be read or rendered gives an empty text and the problem. */
export async function compileMarkdown(source: SourceFile) {
  const format = formatOf(source)
  const isPost = source.path.startsWith('blog/')
  const { tree, file } = parseTree(source, format)
  const parsed = describe(tree, file, format) // before rendering, which changes the tree
  const text = {
    /** A template of HTML; of an `.mdx` file without what its components render, and only for posts, whose feed needs it. */
    html: '',
    /** Of a post: what stands above the truncate marker, else the whole text. */
    excerpt: '',
  }
  try {
    if (isPost) {
      dropTitle(tree)
      text.excerpt = await renderTree(excerptOf(tree), format, true)
    }
    if (format === 'md' || isPost) text.html = await renderTree(tree, format)
  } catch (thrown) {
    reportFailure(file, thrown)
  }
  return { ...text, parsed, problems: problemsOf(file, source) }
}
