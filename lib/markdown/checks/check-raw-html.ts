import type { Root } from 'mdast'
import { show } from '../../problems/hints'
import { placeAt } from '../../problems/problem'
import type { Report } from '../types'
import { visit } from '../visit'

/** Matches comments, elements with code inside, and tags: the rest is prose. */
const noText =
  /<!--[\s\S]*?(?:-->|$)|<(pre|code|samp|kbd|script|style|textarea)\b[\s\S]*?(?:<\/\1>|$)|<[^<>]*>/gi

/** Matches a footnote, bold text, code, a link or an image, a list item or a heading. */
const markup =
  /\[\^[\p{L}\d_-]+\](?![+*?{])|\*\*(?=[^\s*])[^*\n]+\*\*|`[^`\n]+`|!?\[[^\][\n]+\]\((?:[.#/]|https?:|[^()\s]+\.\w)[^()\s]*\)|^[ \t]*(?:[-*+]|\d{1,2}[.)]|#{2,6}) +(?=\S).*$/mu

/** Reports comments without an end, which hide what follows, and Markdown in raw HTML, which stays text. */
export function checkRawHtml(tree: Root, report: Report, source: string): void {
  visit(tree, 'html', ({ value, position }) => {
    const start = position?.start.offset ?? 0
    const comment = value.lastIndexOf('<!--')
    if (comment !== -1 && !value.includes('-->', comment)) {
      const message = 'Комментарий не закрыт: весь текст ниже пропадёт. Допишите «-->».'
      report(placeAt(source, start + comment), message, 'markdown/unclosed')
    }
    const found = markup.exec(value.replace(noText, (part) => part.replace(/[^\n]/g, ' ')))
    if (!found) return
    const message = `Разметка ${show(found[0])} внутри HTML осталась текстом. Отделите её от тегов пустыми строками, напишите тегами или добавьте поле «mdx: { format: mdx }».`
    report(placeAt(source, start + found.index + found[0].search(/\S/)), message, 'markdown/leftover')
  })
}
