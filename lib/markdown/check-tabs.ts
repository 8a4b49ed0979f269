/** Finds tabs that would lose text or could not be told apart, as `::::tabs` and as `<Tabs>`. */
import type { Nodes, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { ContainerDirective } from 'mdast-util-directive'
import { problem, type Problem } from '../problems/problem'
import { visit } from 'unist-util-visit'

const rule = 'markdown/tabs'

/** Problems of all tabs of a tree. */
export function checkTabs(tree: Root, file: string): Problem[] {
  const problems: Problem[] = []
  const report = (node: Nodes, message: string) =>
    void problems.push(problem(file, node.position?.start, message, rule))
  visit(tree, (node, _, parent) => {
    if (node.type === 'containerDirective') {
      if (node.name === 'tabs') checkSet(node, report)
      if (node.name === 'tab' && !isSet(parent))
        report(node, 'Вкладка «:::tab» стоит вне «::::tabs». Поставьте вокруг вкладок «::::tabs» и «::::».')
    }
    if (isElement(node) && node.name === 'Tabs') checkElements(node, report)
  })
  return problems
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

type Report = (node: Nodes, message: string) => void

const isSet = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === 'tabs'

const isLabel = ({ data }: RootContent): boolean => data !== undefined && 'directiveLabel' in data

function checkSet(set: ContainerDirective, report: Report): void {
  const tabs = set.children.filter(
    (child): child is ContainerDirective => child.type === 'containerDirective' && child.name === 'tab',
  )
  const stranger = set.children.find((child) => !tabs.some((tab) => tab === child) && !isLabel(child))
  if (tabs.length === 0)
    return report(set, 'В «::::tabs» нет вкладок. Добавьте «:::tab[Название]» … «:::» для каждой.')
  if (stranger)
    report(
      stranger,
      'Между вкладками ожидаются только «:::tab[Название]», а этот текст не покажется. Перенесите его во вкладку.',
    )
  const names = tabs.map((tab) => {
    const label = tab.children.find(isLabel)
    return { node: tab, value: tab.attributes?.['value'] ?? (label ? toString(label) : '') }
  })
  for (const { node, value } of names)
    if (value.trim() === '') report(node, 'У вкладки нет названия. Напишите «:::tab[Название]».')
  reportRepeated(names, report)
}

function checkElements(set: JsxElement, report: Report): void {
  const items = set.children
    .flatMap((child): RootContent[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => isElement(child))
    .filter(({ name }) => name === 'TabItem')
  const names = items.map((node) => ({ node, value: textAttribute(node, 'value') }))
  for (const { node, value } of names)
    if (value === null)
      report(node, 'У <TabItem> нет свойства value. Добавьте его: <TabItem value="npm" label="npm">.')
  reportRepeated(
    names.flatMap(({ node, value }) => (typeof value === 'string' ? [{ node, value }] : [])),
    report,
  )
}

/** The text of an attribute; `null` when there is none, `undefined` when code gives it. */
function textAttribute(node: JsxElement, wanted: string): string | null | undefined {
  if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return undefined
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === wanted,
  )
  if (!found) return null
  return typeof found.value === 'string' ? found.value : undefined
}

function reportRepeated(names: { node: Nodes; value: string }[], report: Report): void {
  const seen = new Set<string>()
  for (const { node, value } of names) {
    if (value !== '' && seen.has(value))
      report(node, `Вкладка «${value}» уже есть. Дайте вкладкам разные названия.`)
    seen.add(value)
  }
}
