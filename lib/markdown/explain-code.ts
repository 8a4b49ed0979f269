/** What is wrong with the first line of a code fence: its language and the words behind it. */
import type { Code } from 'mdast'
import { bundledLanguages } from 'shiki/langs'
import { nearest } from '../problems/describe'

export const quoted = /(["'])(?:(?!\1).)*\1/g

/** Rules and their messages; a rule that is kept has none. */
export function explainCode({ lang, meta, value }: Code): [rule: string, message: string | undefined][] {
  const bare = (meta ?? '').replace(quoted, '""')
  return [
    ['meta', titleMessage(bare)],
    ['meta', rangesMessage(bare, value.split('\n').length)],
    ['meta', numbersMessage(bare)],
    ['language', languageMessage(lang ?? '')],
  ]
}

function titleMessage(meta: string): string | undefined {
  const open = /\btitle\s*=\s*(?!"")(\S*)/.exec(meta)?.[1]
  if (open === undefined) return undefined
  const name = open.replace(/["'].*|["']$/, '').trim()
  return /["']/.test(open)
    ? 'Название кода: не хватает закрывающей кавычки. Ожидается title="…".'
    : `Название кода: ожидается в кавычках, title="…", а написано title=${name}. Возьмите его в кавычки.`
}

function rangesMessage(meta: string, count: number): string | undefined {
  const [found, text = '', close] = /(?:^|\s)\{([^}]*)(\})?/.exec(meta) ?? []
  if (found === undefined) return undefined
  if (!close) return `Строки кода: не закрыта скобка в «{${text}». Ожидается {1,3-5}.`
  const parts = text.split(',')
  if (!parts.every((part) => /^\s*\d+(\s*-\s*\d+)?\s*$/.test(part)))
    return `Строки кода: ожидаются номера через запятую, {1,3-5}, а написано «{${text}}».`
  const last = Math.max(...parts.flatMap((part) => part.split('-').map(Number)))
  return last > count
    ? `Строки кода: отмечена строка ${last}, а строк всего ${count}. Исправьте номер в «{${text}}».`
    : undefined
}

function numbersMessage(meta: string): string | undefined {
  const value = /\bshowLineNumbers=(?!\{?\d+\}?(?:\s|$))(\S*)/.exec(meta)?.[1]
  return value === undefined
    ? undefined
    : `Номера строк: ожидается showLineNumbers или showLineNumbers=5, а написано showLineNumbers=${value}.`
}

/** Languages of the highlighter, and names that have a meaning without it. */
const languages = new Set(
  [Object.keys(bundledLanguages), 'ansi', 'math', 'mdx-code-block', 'plaintext', 'text', 'txt'].flat(),
)

/** Only a name that is nearly a known one is a mistake: authors may name languages that the highlighter does not know. */
function languageMessage(language: string): string | undefined {
  if (language.length < 4 || languages.has(language)) return undefined
  const near = nearest(language, languages)
  return near === undefined
    ? undefined
    : `Нет языка «${language}»: код будет без подсветки. Возможно, «${near}»? Для простого текста — text.`
}
