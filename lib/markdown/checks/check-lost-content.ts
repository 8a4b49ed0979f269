/** Finds what the page would lack: surplus cells, empty links and blocks, images of unknown formats. */
import { toString } from 'mdast-util-to-string'
import type { Code, Heading, Link, Root, Table } from 'mdast'
import { show } from '../../problems/hints'
import type { Report } from '../types'
import { visit } from '../visit'

export function checkLostContent(tree: Root, report: Report): void {
  visit(tree, (node) => {
    if (node.type === 'table') checkCells(node, report)
    if ((node.type === 'heading' || node.type === 'link' || node.type === 'code') && isBlank(node))
      report(node.position?.start, emptyMessages[node.type], 'markdown/empty')
    if (node.type === 'image' && notPicture.test(node.url))
      report(node.position?.start, pictureMessage(node.url), 'images/broken')
  })
}

/** Matches a formula split into cells by its own `|`, but not prices. In a formula, `\|` is a double line. */
const cutFormula = /(?<![\p{L}\d])\$[^$]*\|[^$]*[^$\s|]\$(?![\p{L}\d])/u

/** Reports cells beyond the last column of the first row, which the page leaves out. */
function checkCells({ children: [head, ...rows] }: Table, report: Report): void {
  const columns = head?.children.length ?? 0
  for (const { children: cells } of rows) {
    const written = cutFormula.test(cells.map((cell) => toString(cell)).join('|')) ? '\\vert' : '\\|'
    const lost = cells.slice(columns).find((cell) => cell.children.length > 0)
    const message = `Ячейка не попадёт на страницу: столбцов в таблице ${columns}. Допишите столбец в первые две строки, а если «|» — просто знак, напишите «${written}».`
    if (lost) report(lost.position?.start, message, 'markdown/empty')
  }
}

const emptyMessages = {
  code: 'В блоке кода пусто: на странице будет пустая рамка. Напишите код или уберите блок.',
  heading: 'У заголовка нет текста. Напишите его или уберите знаки «#».',
  link: 'У ссылки нет текста: её не увидеть или не назвать. Напишите его в квадратных скобках, картинке — описание.',
}

/** Whether a node shows nothing. A one-line code block is an unclosed fence, which is already reported. */
const isBlank = (node: Code | Heading | Link): boolean =>
  node.type === 'code'
    ? node.value.trim() === '' && node.position?.start.line !== node.position?.end.line
    : node.children.every(({ type }) => type === 'text' || type === 'image') && toString(node).trim() === ''

/** Matches a local address that is not an image, or is one in a format that browsers do not show. */
const notPicture =
  /^(?![a-z][a-z+.-]*:|\/\/)(?:[^?#]*\.(?:mp4|webm|mov|mp3|ogg|wav|pdf|zip|docx?|drawio|tiff?|hei[cf]|psd)|\.{1,2}|[^?#]*\/)(?:[?#]|$)/i

const pictureMessage = (url: string): string =>
  `Адрес ${show(url)} — не картинка, которую покажет браузер. Картинку сохраните как .png, .jpg или .webp, видео вставьте тегом <video src="…" controls></video>, а на файл или страницу поставьте ссылку.`
