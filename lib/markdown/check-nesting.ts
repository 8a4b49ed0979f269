/** Reports elements of an `.mdx` text that stand where HTML has none: a browser would move them, and React render the page again. */
import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes as MarkdownNodes, Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Place } from '../problems/problem'
import { own } from '../text/own'
import { componentElements, importedElements } from './component-names'
import { findForbidding, findMissing, textTag } from './html-nesting'
import { importedNames, isJsx, placeOfCode, programsOf, walkCode } from './mdx-nodes'
import { rehypeBlocks } from './rehype-blocks'
import rehypeProse from './rehype-prose'
import remarkJsxLines from './remark-jsx-lines'
import type { Report } from './types'

/** An element that something stands in. */
interface Step {
  tag: string
  /** As its author knows it. */
  name: string
}

const passThrough = 'mdxJsxFlowElement mdxJsxTextElement mdxFlowExpression mdxTextExpression mdxjsEsm'.split(
  ' ',
)

const processor = unified()
  .use(remarkJsxLines)
  .use(remarkRehype, { passThrough: passThrough as never[] })
  .use(rehypeBlocks)
  .use(rehypeProse)
  .freeze()

/** `isPart` says that the text is shown inside of others: what is around it is not known. */
export function checkNesting(tree: Root, report: Report, isPart: boolean): void {
  const sources = importedNames(tree)

  /** What a path of elements becomes with one more, which is reported if it cannot stand there. */
  const enter = (path: Step[], steps: Step[], place: Place | undefined): Step[] => {
    let inside = path
    for (const step of steps) {
      const whole = [...inside, step]
      const index = findForbidding(whole.map(({ tag }) => tag))
      if (index !== undefined) report(place, messageOf(whole, index), 'html/nesting')
      // one message for what stands in it, too
      inside = index === undefined ? whole : [step]
    }
    return inside
  }

  /** The elements of a JSX name; `undefined` when nothing is known of it. */
  const stepsOf = (name: string | null): Step[] | undefined => {
    if (name === null) return []
    const source = sources.get(name.split('.')[0] ?? '')
    if (source === undefined && /^[a-z][^.]*$/.test(name)) return [{ tag: name, name: `<${name}>` }]
    const tags =
      source === undefined
        ? own<readonly string[]>(componentElements, name)
        : own<readonly string[]>(importedElements, source)
    return tags?.map((tag) => ({ tag, name: `<${name}>` }))
  }

  const enterJsx = (name: string | null, path: Step[], place: Place | undefined): Step[] => {
    const steps = stepsOf(name)
    return steps ? enter(path, steps, place) : []
  }

  const checkText = (value: string, path: Step[], place: Place | undefined): void => {
    if (value.trim() !== '' && !rawText.has(path.at(-1)?.tag ?? ''))
      enter(path, [{ tag: textTag, name: 'Текст' }], place)
  }

  /** Elements that code makes where it stands. */
  const checkCode = (holder: object, path: Step[]): void =>
    walkCode(holder, (node) => {
      if (node.type === 'JSXText') checkText(node.value, path, placeOfCode(node))
      if (node.type !== 'JSXElement') return undefined
      const { name, attributes } = node.openingElement
      const inside = enterJsx(name.type === 'JSXIdentifier' ? name.name : 'A.B', path, placeOfCode(node))
      checkCode(attributes, [])
      checkCode(node.children, inside)
      return node
    })

  const check = (node: HtmlNodes | MarkdownNodes, path: Step[], above: Place | undefined): void => {
    const place = node.position?.start ?? above
    let inside = path
    if (node.type === 'text') checkText(node.value, path, place)
    else if (node.type === 'element') inside = enter(path, [markdownStep(node.tagName)], place)
    else if ('children' in node && isJsx(node as MarkdownNodes)) {
      const element = node as Extract<MarkdownNodes, { type: 'mdxJsxFlowElement' }>
      inside = enterJsx(element.name, path, place)
      checkCode(programsOf(element), [])
    } else checkCode(programsOf(node as MarkdownNodes), node.type === 'mdxjsEsm' ? [] : path)
    if ('children' in node) for (const child of node.children) check(child, inside, place)
  }

  check(processor.runSync(structuredClone(tree)), isPart ? [] : [{ tag: 'div', name: 'страницы' }], undefined)
}

/** Elements whose content the parser does not take for HTML. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noscript', 'template'])

const words: Record<string, string> = {
  p: 'абзац',
  a: 'ссылка',
  ul: 'список',
  ol: 'список',
  table: 'таблица',
  pre: 'код',
  blockquote: 'цитата',
  figure: 'картинка',
}

/** An element that Markdown has made. */
function markdownStep(tag: string): Step {
  const word = own(words, tag)
  return { tag, name: word ? `<${tag}> (${word})` : `<${tag}>` }
}

function messageOf(path: Step[], index: number): string {
  const [above, child] = [path[index], path.at(-1)]
  if (!above || !child) return ''
  const what = child.tag === textTag ? child.name : `Тег ${child.name}`
  const missing = index === path.length - 2 ? findMissing(above.tag, child.tag) : undefined
  const again = 'браузер переставит теги, и страница соберётся заново'
  if (missing) {
    const tags = missing.map((tag) => `<${tag}>`).join('')
    return missing[0] === 'table'
      ? `${what} вне таблицы: ${again}. Поставьте вокруг ${tags}.`
      : `${what} прямо в ${above.name}: ${again}. Поставьте между ними ${tags}.`
  }
  const advice =
    above.name === '<p>'
      ? 'Замените <p> на <div>.'
      : above.tag === 'p'
        ? 'Отделите блок от абзаца пустыми строками.'
        : above.tag === child.tag
          ? 'Уберите один из них.'
          : 'Вынесите одно из другого.'
  return `${what} внутри ${above.name} в HTML стоять не может: ${again}. ${advice}`
}
