/** Finds tabs of one set with the same value: one of them would never be shown. */
import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { error, type Problem } from '../content/problem'
import { visit } from './walk.mjs'

/** Problems of the tabs in `tree`, of either spelling: `:::tab` and `<TabItem>`. */
export function checkTabs(tree: Root, file: string): Problem[] {
  const problems: Problem[] = []
  visit(tree, (node) => {
    if (!('children' in node) || kindOf(node) !== 'tabs') return
    const seen = new Set<string>()
    // elements in lines of their own that touch each other are a paragraph
    const tabs = node.children.flatMap((child): Nodes[] =>
      child.type === 'paragraph' ? child.children : [child],
    )
    for (const tab of tabs) {
      const value = kindOf(tab) === 'tab' ? valueOf(tab) : undefined
      if (value === undefined) continue
      if (seen.has(value)) {
        const message = `Вкладка «${value}» уже есть в этом наборе. Дайте ей другое название или value.`
        problems.push(error(file, tab.position?.start, message, 'tabs/repeated'))
      }
      seen.add(value)
    }
  })
  return problems
}

const kinds: Record<string, 'tabs' | 'tab'> = {
  Tabs: 'tabs',
  TabItem: 'tab',
  'site-tabs': 'tabs',
  'site-tab': 'tab',
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

const kindOf = (node: Nodes): 'tabs' | 'tab' | undefined =>
  kinds[(isJsx(node) ? node.name : node.data?.hName) ?? '']

/** What a choice of the tab is kept as. */
function valueOf(tab: Nodes): string | undefined {
  if (!isJsx(tab)) {
    const [title] = 'children' in tab ? tab.children : []
    const written = tab.data?.hProperties?.['value']
    return typeof written === 'string' ? written : title && toString(title)
  }
  const found = tab.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'value')
  return typeof found?.value === 'string' ? found.value : undefined
}
