/** Finds containers (`:::note`) that do not end where their author thinks, and tabs that would lose text. */
import type { Nodes, Root, RootContent, Text } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isJsx, textAttributes, type JsxElement } from './mdx-nodes'
import type { Report } from './types'

/** `source` is the text that the tree was made from. */
export function checkContainers(tree: Root, report: Report, source: string): void {
  let hasNesting = false
  const leftOver: Text[] = []
  const sourceOf = ({ position }: Nodes) =>
    source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

  const check = (node: Nodes, outer: ContainerDirective | undefined): void => {
    if (node.type === 'text') leftOver.push(node)
    const isContainer = node.type === 'containerDirective'
    if (isContainer && !isClosed(sourceOf(node))) {
      const problem = explainUnclosed(node, sourceOf(node), outer, outer && sourceOf(outer))
      hasNesting ||= problem.rule === 'markdown/nesting'
      report(node.position?.start, problem.message, problem.rule)
    }
    if ('children' in node) for (const child of node.children) check(child, isContainer ? node : outer)
  }
  check(tree, undefined)
  for (const text of leftOver) checkText(text, report, hasNesting)
}

const colonsOf = (text = ''): number => /^:*/.exec(text)?.[0].length ?? 0

function isClosed(text: string): boolean {
  const lastLine = text.slice(text.lastIndexOf('\n') + 1)
  const closing = /^[\s>]*(:{3,})\s*$/.exec(lastLine)?.[1] ?? ''
  return text.includes('\n') && closing.length >= colonsOf(text)
}

function explainUnclosed(
  { name }: ContainerDirective,
  text: string,
  outer: ContainerDirective | undefined,
  outerText: string | undefined,
) {
  const colons = colonsOf(text)
  if (outer && colons >= colonsOf(outerText)) {
    const more = `${':'.repeat(colons + 1)}${outer.name}`
    return {
      rule: 'markdown/nesting' as const,
      message: `Вставка «:::${name}» внутри «:::${outer.name}»: закрывающее «:::» закроет внешнюю. Поставьте внешней больше двоеточий, чем внутренней: «${more}».`,
    }
  }
  const mark = ':'.repeat(colons)
  return {
    rule: 'markdown/unclosed' as const,
    message: `Вставка «${mark}${name}» не закрыта. Добавьте строку «${mark}» после неё.`,
  }
}

/**
 * Lines of plain text that were meant as the first or the last line of a container. Whoever closed an outer container by accident
 * has a mark left over, which needs no message of its own.
 */
function checkText({ value, position }: Text, report: Report, hasNesting: boolean): void {
  for (const [index, line] of value.split('\n').entries()) {
    const column = index === 0 ? (position?.start.column ?? 1) : 1
    const place = { line: (position?.start.line ?? 1) + index, column }
    if (/^:{3,}\s*$/.test(line)) {
      if (hasNesting) continue
      const message = `Закрывать нечего: перед «${line.trim()}» нет открытой вставки. Уберите строку или проверьте, где вставка началась.`
      report(place, message, 'markdown/unclosed')
    }
    const [, colons, name] = /^(:{3,})\s*([A-Za-z][\w-]*)/.exec(line) ?? []
    if (colons === undefined) continue
    const message = `Вставка «${line.trim().slice(0, 30)}» не распознана: ожидается строка вида «${colons}${name}» или «${colons}${name}[Заголовок]», без пробела после двоеточий.`
    report(place, message, 'markdown/directive')
  }
}

/** Takes a problem of a node; all of them break one rule. */
type ReportTab = (node: Nodes, message: string) => void

interface Tab {
  node: Nodes
  value: string
}

/** Reports what is wrong with the tabs of a tree. */
export function checkTabs(tree: Root, report: Report): void {
  const reportTab: ReportTab = (node, message) => report(node.position?.start, message, 'markdown/tabs')
  visit(tree, (node, _, parent) => {
    if (isJsx(node) && node.name === 'Tabs') reportRepeated(tabsOfElement(node, reportTab), reportTab)
    if (node.type !== 'containerDirective') return
    if (node.name === 'tabs') reportRepeated(tabsOfContainer(node, reportTab), reportTab)
    const isInSet = parent && 'name' in parent && parent.name === 'tabs'
    if (node.name === 'tab' && !isInSet)
      reportTab(node, 'Вкладка «:::tab» стоит вне «::::tabs». Поставьте вокруг вкладок «::::tabs» и «::::».')
  })
}

const isTab = (node: RootContent): node is ContainerDirective =>
  node.type === 'containerDirective' && node.name === 'tab'

const isLabel = ({ data }: RootContent): boolean => data !== undefined && 'directiveLabel' in data

function tabsOfContainer(set: ContainerDirective, report: ReportTab): Tab[] {
  const tabs = set.children.filter(isTab)
  const stranger = set.children.find((child) => !isTab(child) && !isLabel(child))
  if (tabs.length === 0)
    report(set, 'В «::::tabs» нет вкладок. Добавьте «:::tab[Название]» … «:::» для каждой.')
  else if (stranger)
    report(
      stranger,
      'Между вкладками ожидаются только «:::tab[Название]», а этот текст не покажется. Перенесите его во вкладку.',
    )
  return tabs.map((tab) => {
    const label = tab.children.find(isLabel)
    const value = tab.attributes?.['value'] ?? (label ? toString(label) : '')
    if (value.trim() === '') report(tab, 'У вкладки нет названия. Напишите «:::tab[Название]».')
    return { node: tab, value }
  })
}

function tabsOfElement(set: JsxElement, report: ReportTab): Tab[] {
  const items = set.children
    .flatMap((child): RootContent[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => isJsx(child))
    .filter(({ name }) => name === 'TabItem')
  return items.flatMap((node) => {
    // code may give the value, too
    const isGiven = node.attributes.some(
      (one) => one.type === 'mdxJsxExpressionAttribute' || one.name === 'value',
    )
    if (!isGiven)
      report(node, 'У <TabItem> нет свойства value. Добавьте его: <TabItem value="npm" label="npm">.')
    return textAttributes(node)
      .filter(({ name }) => name === 'value')
      .map(({ value }) => ({ node, value }))
  })
}

function reportRepeated(tabs: Tab[], report: ReportTab): void {
  const seen = new Set<string>()
  for (const { node, value } of tabs) {
    if (value !== '' && seen.has(value))
      report(node, `Вкладка «${value}» уже есть. Дайте вкладкам разные названия.`)
    seen.add(value)
  }
}
