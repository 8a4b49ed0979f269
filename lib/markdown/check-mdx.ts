import type { Statement } from 'estree'
import type { Root } from 'mdast'
import { analyze } from 'periscopic'
import { visit } from './visit'
import { hint } from '../problems/describe'
import { componentNames } from './component-names'
import { isJsx, namesDeclaredBy, placeOfCode, programsOf, textAttributes } from './mdx-nodes'
import type { Report } from './types'

/** What the bundler gives to every file, and what only browsers have, which code for them may name. */
const given = new Set(
  [
    Object.getOwnPropertyNames(globalThis),
    'props toc frontMatter arguments require module exports React'.split(' '),
    'window document location history localStorage sessionStorage alert self matchMedia'.split(' '),
    'requestAnimationFrame IntersectionObserver ResizeObserver HTMLElement Image'.split(' '),
  ].flat(),
)

const styleMessage =
  "Свойство style в .mdx — не текст, а объект. Напишите, например, style={{ fontWeight: 400, color: 'red' }}."

/** Reports components and other names that nothing in an `.mdx` file defines: rendering the page would fail with a stack trace. */
export function checkMdx(tree: Root, report: Report): void {
  const body: Statement[] = []
  visit(tree, (node) => {
    for (const program of programsOf(node)) body.push(...(program.body as Statement[])) // modules have declarations, too
  })
  const own = body.flatMap(namesDeclaredBy)
  const { globals } = analyze({ type: 'Program', sourceType: 'module', body })
  for (const [name, node] of globals) {
    if (given.has(name) || own.includes(name)) continue
    const advice = 'Импортируйте его, задайте через export const или, если это просто текст, напишите \\{.'
    const message = `Нет имени «${name}»: страница не соберётся.${hint(name, own)} ${advice}`
    report(placeOfCode(node), message, 'mdx/name')
  }
  const known = new Set([...componentNames, ...own])
  visit(tree, (node) => {
    const style = isJsx(node) && textAttributes(node).find((one) => one.name === 'style')
    if (style) report(node.position?.start, styleMessage, 'mdx/syntax')
    const name = (isJsx(node) && node.name?.split('.')[0]) || ''
    if (!/^[A-Z]/.test(name) || known.has(name)) return
    const advice = ` Импортируйте его или возьмите один из готовых: ${componentNames.join(', ')}.`
    const message = `Нет компонента «${name}».${hint(name, known) || advice}`
    report(node.position?.start, message, 'mdx/component')
  })
}
