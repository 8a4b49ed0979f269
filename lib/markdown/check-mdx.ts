/** Finds names in an `.mdx` file that nothing defines: rendering the page would fail with a stack trace. */
import type { Statement } from 'estree'
import type { Root } from 'mdast'
import { analyze } from 'periscopic'
import { visit } from 'unist-util-visit'
import { hint } from '../problems/describe'
import { componentNames } from './component-names'
import { isJsx, placeOfCode, programsOf } from './mdx-nodes'
import type { Report } from './types'

/** What the bundler gives to every file, and what only browsers have, which code for them may name. */
const given = new Set(
  [
    ...Object.getOwnPropertyNames(globalThis),
    'props toc frontMatter arguments require module exports React'.split(' '),
    'window document location history localStorage sessionStorage alert self matchMedia'.split(' '),
    'requestAnimationFrame IntersectionObserver ResizeObserver HTMLElement Image'.split(' '),
  ].flat(),
)

/** Components that are neither in the registry nor imported or exported by the file, and other names, each once. */
export function checkMdx(tree: Root, report: Report): void {
  const body: Statement[] = []
  visit(tree, (node) => {
    for (const program of programsOf(node)) body.push(...(program.body as Statement[])) // modules have declarations, too
  })
  const { globals, scope } = analyze({ type: 'Program', sourceType: 'module', body })
  const own = [...scope.declarations.keys()]
  for (const [name, node] of globals) {
    if (given.has(name)) continue
    const advice = 'Импортируйте его, задайте через export const или, если это просто текст, напишите \\{.'
    report(
      placeOfCode(node),
      `Нет имени «${name}»: страница не соберётся.${hint(name, own)} ${advice}`,
      'mdx/name',
    )
  }
  checkComponents(tree, new Set([...componentNames, ...own]), report)
}

function checkComponents(tree: Root, known: Set<string>, report: Report): void {
  visit(tree, (node) => {
    if (!isJsx(node)) return
    const name = node.name?.split('.')[0] ?? ''
    if (!/^[A-Z]/.test(name) || known.has(name)) return
    const names = componentNames.join(', ')
    const advice = hint(name, known) || ` Импортируйте его или возьмите один из готовых: ${names}.`
    report(node.position?.start, `Нет компонента «${name}».${advice}`, 'mdx/component')
  })
}
