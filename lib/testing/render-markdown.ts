/** Markdown straight to HTML, for unit tests. */
import type { SourceFile } from '../content/types'
import type { UrlResolver } from '../links/href'
import type { Format } from '../markdown/format'
import { parseTree } from '../markdown/parse'
import { renderTree, type RenderOptions } from '../markdown/render'
import { fillTemplate } from '../markdown/template'

/** Renders a file as a page would show it. */
export async function renderMarkdown(
  source: SourceFile,
  format: Format,
  { resolve, ...options }: RenderOptions & { resolve: UrlResolver },
): Promise<string> {
  return fillTemplate(await renderTree(parseTree(source, format).tree, format, options), resolve)
}
