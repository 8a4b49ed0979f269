/** Finds names in the code of an `.mdx` file that nothing defines: drawing the page would fail with a stack trace. */
import type { Node as CodeNode, Program, Statement } from 'estree'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { Nodes, Root } from 'mdast'
import { analyze } from 'periscopic'
import { hint } from '../problems/describe'
import { problem, type Place, type Problem } from '../problems/problem'
import { visit } from 'unist-util-visit'

/** What the bundler gives to every file, and what only browsers have, which code for them may name. */
const given = new Set(
  [
    ...Object.getOwnPropertyNames(globalThis),
    'props toc frontMatter arguments require module exports React'.split(' '),
    'window document location history localStorage sessionStorage alert self matchMedia'.split(' '),
    'requestAnimationFrame IntersectionObserver ResizeObserver HTMLElement Image'.split(' '),
  ].flat(),
)

/** One problem for each name. */
export function checkNames(tree: Root, file: string): Problem[] {
  const body: Statement[] = []
  visit(tree, (node) => {
    for (const program of programsOf(node)) body.push(...(program.body as Statement[])) // modules have declarations, too
  })
  if (body.length === 0) return []
  const { globals, scope } = analyze({ type: 'Program', sourceType: 'module', body })
  const own = [...scope.declarations.keys()]
  return [...globals].flatMap(([name, node]) => {
    if (given.has(name)) return []
    const near = hint(name, own)
    const message = `Нет имени «${name}»: страница не соберётся.${near} Импортируйте его, задайте через export const или, если это просто текст, напишите \\{.`
    return [problem(file, placeOf(node), message, 'mdx/name')]
  })
}

const placeOf = ({ loc }: CodeNode): Place | undefined =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined

/** The code of a node and its attributes. */
function programsOf(node: Nodes): Program[] {
  const own = node.data && 'estree' in node.data ? [node.data.estree] : []
  const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : []
  return [...own, ...attributes.map(programOf)].filter((program) => program !== undefined && program !== null)
}

function programOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute) {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree
  return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined
}
