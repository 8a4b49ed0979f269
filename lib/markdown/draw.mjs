import { drawDiagram } from './draw-diagram.mjs'
import { drawFormula } from './draw-formula.mjs'

/** @typedef {'inline' | 'formula' | 'diagram'} DrawnKind a formula in a line, one that stands alone, a diagram */
/** @typedef {{ html: string } | { message: string, rule: string }} Drawn */

/** @type {Map<string, Drawn>} */
const known = new Map()

/** Draws a formula or a diagram, or says why it cannot. @param {DrawnKind} kind @param {string} source @returns {Drawn} */
export function draw(kind, source) {
  const key = `${kind} ${source}`
  const drawn =
    known.get(key) ?? (kind === 'diagram' ? drawDiagram(source) : drawFormula(source, kind === 'formula'))
  known.set(key, drawn)
  return drawn
}
