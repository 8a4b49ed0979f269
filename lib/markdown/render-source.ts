import { renderFormula } from './math/render-formula'
import { renderDiagram } from './mermaid/render-diagram'
import type { Rendered, RenderedKind } from './types'

/** Results by source: each formula and diagram is rendered for its messages and for the page. */
const cache = new Map<string, Rendered>()

export function renderSource(kind: RenderedKind, source: string): Rendered {
  const key = `${kind} ${source}`
  const rendered =
    cache.get(key) ?? (kind === 'diagram' ? renderDiagram(source) : renderFormula(source, kind === 'formula'))
  cache.set(key, rendered)
  return rendered
}
