import { renderDiagram } from './render-diagram'
import { renderFormula } from './render-formula'

/** A formula in a line, one that stands alone, a diagram. */
export type RenderedKind = 'inline' | 'formula' | 'diagram'

/** HTML, or what is wrong with the source and the rule that says so. */
export type Rendered = { html: string } | { message: string; rule: 'formula' | 'diagram' }

/** One is rendered twice, for the messages of its text and for the page. */
const known = new Map<string, Rendered>()

/** Renders a formula or a diagram, or says why it cannot. */
export function renderSource(kind: RenderedKind, source: string): Rendered {
  const key = `${kind} ${source}`
  const rendered =
    known.get(key) ?? (kind === 'diagram' ? renderDiagram(source) : renderFormula(source, kind === 'formula'))
  known.set(key, rendered)
  return rendered
}
