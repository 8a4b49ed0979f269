/** @import { Code } from 'mdast' */

const quoted = /(["'])(?:(?!\1).)*\1/g

/** What is wrong with the words behind the language of a code fence, in Russian. @param {Code} code @returns {string[]} */
export function explainCodeMeta({ meta, value }) {
  if (!meta) return []
  const bare = meta.replace(quoted, '""')
  return [...quotesOf(bare), ...rangesOf(bare, value.split('\n').length), ...numbersOf(bare)]
}

/** @param {string} meta */
function quotesOf(meta) {
  const open = /\btitle\s*=\s*(?!"")(\S*)/.exec(meta)?.[1]
  if (open === undefined) return []
  const name = open.replace(/["'].*|["']$/, '').trim()
  return [
    /["']/.test(open)
      ? 'Название кода: не хватает закрывающей кавычки. Ожидается title="…".'
      : `Название кода: ожидается в кавычках, title="…", а написано title=${name}. Возьмите его в кавычки.`,
  ]
}

/** @param {string} meta @param {number} count */
function rangesOf(meta, count) {
  const found = /(?:^|\s)\{([^}]*)(\})?/.exec(meta)
  if (!found) return []
  const [, text = '', close] = found
  if (!close) return [`Строки кода: не закрыта скобка в «{${text}». Ожидается {1,3-5}.`]
  const parts = text.split(',')
  if (!parts.every((part) => /^\s*\d+(\s*-\s*\d+)?\s*$/.test(part))) {
    return [`Строки кода: ожидаются номера через запятую, {1,3-5}, а написано «{${text}}».`]
  }
  const last = Math.max(...parts.flatMap((part) => part.split('-').map(Number)))
  return last > count
    ? [`Строки кода: отмечена строка ${last}, а строк всего ${count}. Исправьте номер в «{${text}}».`]
    : []
}

/** @param {string} meta */
function numbersOf(meta) {
  const value = /\bshowLineNumbers=(?!\{?\d+\}?(?:\s|$))(\S*)/.exec(meta)?.[1]
  return value === undefined
    ? []
    : [`Номера строк: ожидается showLineNumbers или showLineNumbers=5, а написано showLineNumbers=${value}.`]
}
