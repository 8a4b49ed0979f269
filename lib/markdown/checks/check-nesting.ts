/** Reports elements in an `.mdx` text that browsers would move: hydration would fail. */
import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes as MarkdownNodes, Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Place } from '../../problems/problem'
import { ownValue } from '../../data/own-value'
import { componentElements, importedElements } from '../mdx/component-names'
import { findForbidding, textTag } from './html-nesting'
import { importedNames, isJsx, placeOfCode, programsOf, tagInCode, walkCode } from '../mdx/mdx-nodes'
import { rehypeBlocks } from '../rehype/rehype-blocks'
import { rehypeProse } from '../rehype/rehype-prose'
import { remarkJsxLines } from '../remark/remark-jsx-lines'
import type { Report } from '../types'

interface Step {
  tag: string
  /** The name of the element in the text. */
  name: string
}

const wholePage: Step = { tag: 'div', name: 'страницы' }

const passThrough = 'mdxJsxFlowElement mdxJsxTextElement mdxFlowExpression mdxTextExpression mdxjsEsm'.split(
  ' ',
)

const processor = unified()
  .use(remarkJsxLines)
  .use(remarkRehype, { passThrough: passThrough as never[] })
  .use(rehypeBlocks)
  .use(rehypeProse)
  .freeze()

/** Reports invalid nesting. With `isPart`, other texts show this one, so that its parent is unknown. */
export function checkNesting(tree: Root, report: Report, isPart: boolean): void {
  const sources = importedNames(tree)
  const enterJsx = (name: string | null, path: Step[], place: Place | undefined): Step[] => {
    const steps = stepsOf(name, sources)
    return steps ? enter(path, steps, place, report) : []
  }

  const checkText = (value: string, path: Step[], place: Place | undefined): void => {
    if (value.trim() !== '' && !rawText.has(path.at(-1)?.tag ?? ''))
      enter(path, [{ tag: textTag, name: 'Текст' }], place, report)
  }

  /** Checks elements in code as if they stood in its place. */
  const checkCode = (holder: object, path: Step[]): void =>
    walkCode(holder, (node) => {
      if (node.type === 'JSXText') checkText(node.value, path, placeOfCode(node))
      if (node.type !== 'JSXElement') return undefined
      const inside = enterJsx(tagInCode(node), path, placeOfCode(node))
      checkCode(node.openingElement.attributes, [])
      checkCode(node.children, inside)
      return node
    })

  const check = (node: HtmlNodes | MarkdownNodes, path: Step[], above: Place | undefined): void => {
    const place = node.position?.start ?? above
    let inside = path
    if (node.type === 'text') checkText(node.value, path, place)
    else if (node.type === 'element')
      inside = enter(path, [{ tag: node.tagName, name: `<${node.tagName}> (Markdown)` }], place, report)
    else if ('children' in node && isJsx(node as MarkdownNodes)) {
      const element = node as Extract<MarkdownNodes, { type: 'mdxJsxFlowElement' }>
      if (element.name === 'iframe') return // pages leave out its content
      inside = enterJsx(element.name, path, place)
      checkCode(programsOf(element), [])
    } else checkCode(programsOf(node as MarkdownNodes), node.type === 'mdxjsEsm' ? [] : path)
    if ('children' in node) for (const child of node.children) check(child, inside, place)
  }

  check(processor.runSync(structuredClone(tree)), isPart ? [] : [wholePage], undefined)
}

/** The elements that a component renders; `undefined` if unknown. `sources` is what the text imports. */
function stepsOf(name: string | null, sources: ReadonlyMap<string, string>): Step[] | undefined {
  if (name === null) return []
  const source = sources.get(name.split('.')[0] ?? '')
  if (source === undefined && /^[a-z][^.]*$/.test(name)) return [{ tag: name, name: `<${name}>` }]
  const [elements, key] = source === undefined ? [componentElements, name] : [importedElements, source]
  return ownValue<readonly string[]>(elements, key)?.map((tag) => ({ tag, name: `<${name}>` }))
}

function enter(path: Step[], steps: Step[], place: Place | undefined, report: Report): Step[] {
  let inside = path
  for (const step of steps) {
    const whole = [...inside, step]
    const above = whole[findForbidding(whole.map(({ tag }) => tag)) ?? -1]
    if (above) report(place, messageOf(step, above), 'html/nesting')
    // avoids a second message about the content
    inside = above ? [step] : whole
  }
  return inside
}

/** Elements whose content is not parsed as HTML. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noscript', 'template'])

/** Elements that browsers drop outside of a table. */
const tablePart = /^(?:caption|col|colgroup|t[drh]|tbody|thead|tfoot)$/

function messageOf(child: Step, above: Step): string {
  if (above === wholePage && tablePart.test(child.tag))
    return `Тег ${child.name} без <table> вокруг в HTML стоять не может: браузер уберёт его, и страница соберётся заново. Поставьте вокруг <table>.`
  const what = child.tag === textTag ? child.name : `Тег ${child.name}`
  return `${what} внутри ${above.name} в HTML стоять не может: браузер переставит теги, и страница соберётся заново. Вынесите его, отделите пустыми строками или поставьте между ними тег, которого не хватает.`
}
