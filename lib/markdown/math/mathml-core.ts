import type { Element } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { toXml } from 'xast-util-to-xml'
import { ownValue } from '../../data/own-value'
import { mathLetters } from './math-letters'
import { visit } from '../visit'

/** Converts KaTeX's MathML to MathML Core (https://www.w3.org/TR/mathml-core/), or throws if it cannot. */
export function toMathMLCore(mathml: string): string {
  const tree = fromXml(mathml)
  visit(tree, 'element', (node) => {
    if (node.name === 'annotation') return
    checkShown(node)
    if (node.name === 'mtable') formatTable(node)
    if (node.name === 'menclose') formatBox(node)
    // browsers parse elements inside token elements as HTML, and relative widths such as `+1em` as absolute
    const isText = /^m[ions]$|^mtext$/.test(node.name) && elementsOf(node).length === 0
    const isAdded = node.attributes['width']?.startsWith('+')
    if (isText) formatLetters(node)
    else if (/^m[ion]$|^mtext$/.test(node.name) || isAdded) turnIntoRow(node)
  })
  return toXml(tree)
}

const elementsOf = ({ children }: Element): Element[] => children.filter((child) => child.type === 'element')

/** Commands by KaTeX's `notation`, except frames. */
const notations: Record<string, string> = {
  updiagonalstrike: '\\cancel',
  downdiagonalstrike: '\\bcancel',
  'updiagonalstrike downdiagonalstrike': '\\xcancel',
  horizontalstrike: '\\sout',
  phasorangle: '\\phase',
  actuarial: '\\angl',
}

const notShown = (what: string, advice = ''): Error => new Error(`«${what}» покажут не все браузеры${advice}`)

function checkShown({ attributes: { notation, linebreak, style, lspace } }: Element): void {
  const stroke = ownValue(notations, notation ?? '')
  if (stroke) throw notShown(stroke)
  if (linebreak) throw notShown('\\\\', ', возьмите строки в \\begin{gathered} … \\end{gathered}')
  if (style?.startsWith('text-shadow')) throw notShown('\\pmb', ', есть \\boldsymbol')
  else if (style) throw notShown('\\fcolorbox', ', есть \\boxed и \\colorbox')
  if (lspace?.startsWith('-')) throw notShown('\\llap», «\\clap», «@VVV')
}

function turnIntoRow(node: Element, className?: string): void {
  const { mathbackground } = node.attributes
  node.name = 'mrow'
  node.attributes = { ...(mathbackground && { mathbackground }), ...(className && { class: className }) }
}

/** Replaces `mathvariant` with Unicode letters, or with HTML tags inside `mtext`, which stay searchable. */
function formatLetters(node: Element): void {
  const { mathvariant: style, ...attributes } = node.attributes
  const mathvariant = style ?? 'normal'
  const isUpright = mathvariant === 'normal' && node.name === 'mi' && style
  node.attributes = isUpright ? { ...attributes, mathvariant } : attributes
  if (mathvariant === 'normal') return
  if (node.name === 'mtext') {
    for (const [variant, name] of Object.entries({ bold: 'b', italic: 'i', monospace: 'samp' }))
      if (mathvariant.includes(variant))
        node.children = [{ type: 'element', name, attributes: {}, children: node.children }]
  } else
    for (const child of node.children)
      if (child.type === 'text') child.value = mathLetters(child.value, mathvariant)
}

const addClass = ({ attributes }: Element, name: string): void => {
  attributes['class'] = [attributes['class'], name].filter(Boolean).join(' ')
}

const wordsOf = (list: string | null | undefined): string[] => (list ?? '').split(' ')

/** Replaces column alignment and lines with classes on cells. */
function formatTable(table: Element): void {
  const { columnalign, columnlines, rowlines, columnspacing, ...attributes } = table.attributes
  table.attributes = { ...attributes, ...(columnspacing?.startsWith('0em') && { class: 'tight' }) }
  for (const [y, row] of elementsOf(table).entries()) {
    // drops the empty cells around an equation number, which has its own space
    row.children = elementsOf(row).filter((cell) => !cell.attributes['class'] || cell.children.length > 0)
    for (const [x, cell] of elementsOf(row).entries()) {
      const align = wordsOf(columnalign)[x]
      if (align === 'left' || align === 'right') addClass(cell, align)
      if (/^[sd]/.test(wordsOf(columnlines)[x - 1] ?? '')) addClass(cell, 'before')
      if (/^[sd]/.test(wordsOf(rowlines)[y - 1] ?? '')) addClass(cell, 'above')
    }
  }
}

/** Table borders by `notation`. KaTeX swaps the sides. */
const sides: Record<string, string> = { top: 'before', bottom: 'after', left: 'above', right: 'below' }

function formatBox(node: Element): void {
  const { notation } = node.attributes
  const lines = notation === 'box' ? Object.keys(sides) : wordsOf(notation)
  turnIntoRow(node, lines.map((side) => ownValue(sides, side)).join(' '))
}
