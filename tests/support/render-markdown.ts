/** Renders Markdown to HTML for unit tests. */
import type { SourceFile } from '@/lib/problems/problem'
import type { UrlResolver } from '@/lib/markdown/resolve-element'
import type { Format } from '@/lib/markdown/format'
import { parseTree } from '@/lib/markdown/parse'
import { renderTree } from '@/lib/markdown/render'
import { excerptOf } from '@/lib/markdown/text-start'
import { fillTemplate } from '@/lib/markdown/fill-template'

/** Renders a file as on a page. */
export async function renderMarkdown(
  source: SourceFile,
  format: Format,
  { resolve, isExcerpt = false }: { resolve: UrlResolver; isExcerpt?: boolean },
): Promise<string> {
  const { tree } = parseTree(source, format)
  return fillTemplate(await renderTree(isExcerpt ? excerptOf(tree) : tree, format, isExcerpt), resolve)
}
