import type { Heading, Root } from 'mdast'
import { show } from '../problems/describe'
import { countOf } from '../text/plural'
import { plainText, titleOf } from './text-start'
import type { Report } from './types'
import { visit } from './visit'

const forms = { one: 'такой же', few: 'таких же', many: 'таких же' }

/** Reports level-1 headings besides the title: the table of contents omits them, and links cannot reach them. */
export function checkTitles(tree: Root, report: Report): void {
  const title = titleOf(tree)
  const found: Heading[] = []
  visit(tree, 'heading', (heading) => {
    if (heading.depth === 1 && heading !== title) found.push(heading)
  })
  const [first, ...others] = found
  if (!first) return
  const more = others.length > 0 ? ` На странице ещё ${countOf(others.length, forms)}.` : ''
  const message = `Заголовок первого уровня ${show(plainText(first))} — не название страницы: его нет в оглавлении. Поставьте «##» вместо «#».${more}`
  report(first.position?.start, message, 'markdown/title')
}
