import type { Nodes, Root } from 'mdast'
import { show } from '../../problems/hints'
import { isExpression } from '../mdx/mdx-nodes'
import { excerptOf } from '../text-start'
import type { Report } from '../types'
import { visit } from '../visit'

/** Reports code in headings and in the excerpt of a post whose value lists, feeds and the search will lack. */
export function checkUnknownValues(tree: Root, report: Report, isPost: boolean): void {
  const check = (part: Nodes, where: string) =>
    visit(part, (node) => {
      // a comment has no statements
      if (!isExpression(node) || node.data?.shown !== undefined || !node.data?.estree?.body.length) return
      const message = `Значения ${show(`{${node.value}}`)} ${where} не будет: там известны только тексты и числа, названные в этом файле через export const. Назовите так и это или напишите его словами.`
      report(node.position?.start, message, 'mdx/value')
    })
  visit(tree, 'heading', (heading) => check(heading, 'в оглавлении и поиске'))
  if (isPost) check(excerptOf(tree), 'в списках записей и лентах')
}
