/** Finds containers (`:::note`) and code blocks that end in the wrong place, and tabs that lose content. */
import type { Nodes, Root, RootContent, Text } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import { hintOrList, show } from '../../problems/hints'
import { visit } from '../visit'
import {
  importedNames,
  isExpression,
  isJsx,
  placeOfCode,
  statementsOf,
  tagInCode,
  textAttributes,
  walkCode,
  type JsxElement,
} from '../mdx/mdx-nodes'
import type { Report } from '../types'

export function checkContainers(tree: Root, report: Report, source: string): void {
  let hasNesting = false
  const texts: Text[] = []
  const check = (node: Nodes, outer?: { name: string; mark: string }): void => {
    let around = outer
    if (node.type === 'text') texts.push(node)
    if (node.type === 'containerDirective') {
      const { name, position } = node
      const text = source.slice(position?.start.offset, position?.end.offset)
      const mark = /^:*/.exec(text)?.[0] ?? ''
      around = { name, mark }
      const isOpen = !isClosed(text, mark)
      if (isOpen && outer && mark.length >= outer.mark.length) {
        hasNesting = true
        const message = `Вставка «:::${name}» внутри «:::${outer.name}»: закрывающее «:::» закроет внешнюю. Поставьте внешней больше двоеточий, чем внутренней: «${mark}:${outer.name}».`
        report(position?.start, message, 'markdown/nesting')
      } else if (isOpen) {
        const message =
          mark === ''
            ? `Вставка ${show(text.replace(/^[>\s]+/, ''))} пуста. Её текст идёт сразу под ней, и каждая его строка начинается с «>».`
            : `Вставка «${mark}${name}» не закрыта. Добавьте строку «${mark}» после неё.`
        report(position?.start, message, 'markdown/unclosed')
      }
    }
    if ('children' in node) for (const child of node.children) check(child, around)
  }
  check(tree)
  // wrong nesting and unrecognized opening lines leave closing lines unmatched: report only the cause
  let started = hasNesting ? Infinity : 0
  for (const { value, position } of texts) {
    for (const { 0: written, 1: colons = '', 2: name, index } of value.matchAll(containerLine)) {
      const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1
      const place = { line, column: index === 0 ? (position?.start.column ?? 1) : 1 }
      if (name !== undefined) {
        started += 1
        const message = `Вставка ${show(written)} не распознана: ожидается строка вида «${colons}${name}» или «${colons}${name}[Заголовок]», без пробела после двоеточий.`
        report(place, message, 'markdown/directive')
      } else if (started > 0) started -= 1
      else {
        const message = `Закрывать нечего: перед «${colons}» нет открытой вставки. Уберите строку или проверьте, где вставка началась.`
        report(place, message, 'markdown/unclosed')
      }
    }
  }
}

/** Matches an opening line of a container, even a malformed one, or a closing line. */
const containerLine = /^(:{3,})[ \t]*(?:\{?\.?([A-Za-z][\w-]*).*|$)/gm

function isClosed(text: string, mark: string): boolean {
  const lastLine = text.slice(text.lastIndexOf('\n') + 1)
  const closing = /^[\s>]*(:{3,})\s*$/.exec(lastLine)?.[1] ?? ''
  return text.includes('\n') && closing.length >= mark.length
}

function fenceOf(line: string): { marks: string; rest: string } | undefined {
  const [, marks, rest = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
  return marks === undefined ? undefined : { marks, rest: rest.trim() }
}

export function checkFences(tree: Root, report: Report, source: string): void {
  visit(tree, 'code', ({ position }, _, parent) => {
    const [first = '', ...lines] = source.slice(position?.start.offset, position?.end.offset).split('\n')
    const { marks = '' } = fenceOf(first) ?? {}
    if (marks === '' || /^\s/.test(first)) return // `check-unmeant.ts` reports an indented fence
    const fences = lines
      .map(fenceOf)
      .map((fence) => (fence?.marks.startsWith(marks) ? fence.rest : undefined))
    const next = fences.findIndex((rest) => rest !== undefined && /^[a-z]/i.test(rest))
    const what = `Код ${show(first)} не закрыт`
    if (next !== -1) {
      const message = `${what}: в строке ${(position?.start.line ?? 1) + next + 1} внутри него начинается другой. Закройте первый строкой ${show(marks)}, а образец разметки начните с ${show(marks + marks[0])}.`
      report(position?.start, message, 'markdown/unclosed')
    } else if (fences.at(-1) !== '') {
      const [end, hint] =
        parent?.type === 'containerDirective'
          ? ['вставки', ' Если в нём есть «:::», поставьте вставке больше двоеточий.']
          : ['страницы или пункта списка', '']
      const message = `${what}: он идёт до конца ${end}. Добавьте после него строку ${show(marks)}.${hint}`
      report(position?.start, message, 'markdown/unclosed')
    }
  })
}

const loneItem =
  'Вкладка <TabItem> в своём компоненте стоит без <Tabs>: она останется без названия. Пишите <TabItem> прямо в <Tabs> или соберите компонент из <Tabs> целиком.'

type ReportTab = (node: Nodes, message: string) => void

export function checkTabs(tree: Root, report: Report): void {
  // `Tabs` from a package or the author's code follow other rules
  const isOurs = /^(@theme\/.*)?$/.test(importedNames(tree).get('Tabs') ?? '')
  const reportTab: ReportTab = (node, message) => report(node.position?.start, message, 'markdown/tabs')
  walkCode(statementsOf(tree), (code) => {
    const name = code.type === 'JSXElement' ? tagInCode(code) : undefined
    if (name === 'TabItem' && isOurs) report(placeOfCode(code), loneItem, 'markdown/tabs')
    return name === 'Tabs' ? code : undefined
  })
  visit(tree, (node, _, parent) => {
    if (isJsx(node) && node.name === 'Tabs' && isOurs) checkElement(node, reportTab)
    if (node.type !== 'containerDirective') return
    if (node.name === 'tabs') checkContainer(node, reportTab)
    const isInSet = parent && 'name' in parent && parent.name === 'tabs'
    if (node.name === 'tab' && !isInSet)
      reportTab(node, 'Вкладка «:::tab» стоит вне «::::tabs». Поставьте вокруг вкладок «::::tabs» и «::::».')
  })
}

const isTab = (node: RootContent): node is ContainerDirective =>
  node.type === 'containerDirective' && node.name === 'tab'

const isLabel = ({ data }: RootContent): boolean => data !== undefined && 'directiveLabel' in data

function checkContainer(set: ContainerDirective, report: ReportTab): void {
  const tabs = set.children.filter(isTab)
  const stranger = set.children.find((child) => !isTab(child) && !isLabel(child))
  if (tabs.length === 0)
    report(set, 'В «::::tabs» нет вкладок. Добавьте «:::tab[Название]» … «:::» для каждой.')
  else if (stranger)
    report(
      stranger,
      'Между вкладками ожидаются только «:::tab[Название]», а этот текст не покажется. Перенесите его во вкладку.',
    )
  const seen = new Set<string>()
  for (const tab of tabs) {
    const label = tab.children.find(isLabel)
    const value = tab.attributes?.['value'] ?? (label ? toString(label) : '')
    if (value.trim() === '') report(tab, 'У вкладки нет названия. Напишите «:::tab[Название]».')
    checkRepeated(tab, value, seen, report)
  }
}

function checkElement(set: JsxElement, report: ReportTab): void {
  const seen = new Set<string>()
  const children = set.children.flatMap((child): RootContent[] =>
    child.type === 'paragraph' ? child.children : [child],
  )
  for (const item of children) {
    if (!isJsx(item) && !isExpression(item) && toString(item).trim() !== '')
      report(item, 'Между вкладками ожидаются только <TabItem>. Перенесите этот текст во вкладку.')
    if (!isJsx(item) || item.name !== 'TabItem') continue
    // `value` may be set by code, too
    if (!item.attributes.some((one) => one.type === 'mdxJsxExpressionAttribute' || one.name === 'value'))
      report(item, 'У <TabItem> нет свойства value. Добавьте его: <TabItem value="npm" label="npm">.')
    const written = textAttributes(item).find(({ name }) => name === 'value')
    checkRepeated(item, written?.value ?? '', seen, report)
  }
  // expressions and other components may render more tabs
  if (children.some((item) => isExpression(item) || (isJsx(item) && item.name !== 'TabItem'))) return
  const chosen = textAttributes(set).find(({ name }) => name === 'defaultValue')?.value
  if (children.length === 0)
    report(set, 'В <Tabs> нет вкладок. Добавьте <TabItem value="a">…</TabItem> для каждой.')
  else if (chosen !== undefined && !seen.has(chosen) && !seen.has(''))
    report(set, `Вкладки «${chosen}» из defaultValue нет.${hintOrList(chosen, seen)}`)
}

function checkRepeated(tab: Nodes, value: string, seen: Set<string>, report: ReportTab): void {
  if (value !== '' && seen.has(value))
    report(tab, `Вкладка «${value}» уже есть. Дайте вкладкам разные названия.`)
  seen.add(value)
}
