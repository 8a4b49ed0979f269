/** Finds text that Markdown takes for markup, such as a year that starts a list. */
import type { Nodes, Root } from 'mdast'
import { show } from '../../problems/hints'
import { placeAt } from '../../problems/problem'
import type { Report } from '../types'
import { visit } from '../visit'

export function checkUnmeant(tree: Root, report: Report, source: string): void {
  visit(tree, (node, at = 0, parent) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const written = source.slice(start, end)
    if (node.type === 'text')
      for (const { 0: path, index } of written.matchAll(brokenPath))
        report(placeAt(source, start + index), pathMessage(path), 'markdown/unmeant')
    // outside of lists it may be a sample of Markdown
    const isAtList = parent?.type === 'listItem' || parent?.children[at - 1]?.type === 'list'
    if (node.type === 'code' && isAtList && /^\s+(?:\x60{3}|~{3})/.test(written))
      report(node.position?.start, fenceMessage(node.value), 'markdown/unmeant')
    const message = messageFor(node, written, source.slice(end))
    if (message !== undefined) report(node.position?.start, message, 'markdown/unmeant')
  })
}

/** Matches `C:\Users\_x` and `\\server\share`, not `C:\\Users\\_x`, whose author knows about escapes. */
const brokenPath =
  /(?<![\p{L}\d\\])(?:[A-Za-z]:\\(?!\\)[^\s«»"]*(?<!\\)\\[!-/:-@[\]^-`|}~][^\s«»"]*|\\\\[\p{L}\d][^\s\\]*\\[\p{L}\d][^\s«»"]*)/gu

const fenceMessage = (code: string): string =>
  `Строка ${show(code.replace(/\n[^]*/, ''))} сама стала кодом: она сдвинута не так, как текст пункта. Выровняйте по нему весь код.`

const pathMessage = (path: string): string =>
  `В пути ${show(path.replace(/[.,;:!?)]+$/, ''))} пропадёт «\\»: перед знаком препинания она значит, что это просто знак. Возьмите путь в обратные кавычки.`

/** The message about a node. `written` is its source, `after` the text that follows. */
function messageFor(node: Nodes, written: string, after: string): string | undefined {
  if (node.type === 'tableRow' && !/\||^$/.test(written))
    return `Строка ${show(written)} стала частью таблицы. Поставьте перед ней пустую строку.`
  if (node.type === 'list' && (node.start ?? 0) >= 1000 && node.children.length === 1) {
    const [mark = ''] = /^\d+[.)]/.exec(written) ?? []
    return `Строка стала списком: она начинается с «${mark}». Если это не список, напишите «${mark.slice(0, -1)}\\${mark.slice(-1)}».`
  }
  if (node.type === 'heading' && /^(?![-–—])[^]*(?:\n.*\n|[.,;:!?…]\s*\n)[ \t>]*-+[ \t]*$/.test(written))
    return 'Абзац стал заголовком: под ним строка «---». Поставьте перед ней пустую строку.'
  if (node.type === 'strong' && /^__[a-z]\w*__$/.test(written) && /^(?:\.\w|\()/.test(after))
    return `Имя ${show(written)} потеряет подчёркивания и станет жирным. Возьмите его в обратные кавычки.`
  // MDX, and so Docusaurus, has no indented code
  if (
    node.type === 'code' &&
    !/^[\x60~]/.test(written) &&
    /^[«"А-ЯЁ][^{}<>=;|]*\s[^{}<>=;|]*[.!?:…]$/su.test(node.value)
  )
    return 'Абзац стал кодом: он сдвинут на четыре пробела. Уберите их, а если это код, поставьте строки «```» вокруг.'
  return undefined
}
