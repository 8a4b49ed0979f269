/** What is wrong with the first line of a code fence: its language and the words behind it. */
import type { Code } from 'mdast'
import { bundledLanguages } from 'shiki/langs'
import { nearest } from '../problems/describe'

export interface CodeMessage {
  message: string
  rule: 'language' | 'meta'
}

const quoted = /(["'])(?:(?!\1).)*\1/g

export function explainCode({ lang, meta, value }: Code): CodeMessage[] {
  const bare = (meta ?? '').replace(quoted, '""')
  const wrong = [titleMessage(bare), rangesMessage(bare, value.split('\n').length), numbersMessage(bare)]
  const language = languageMessage(lang ?? '')
  return [
    ...wrong.flatMap((message) => (message === undefined ? [] : [{ message, rule: 'meta' as const }])),
    ...(language === undefined ? [] : [{ message: language, rule: 'language' as const }]),
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

/** What is no language of the highlighter and stays as it is. */
const plain = ['ansi', 'math', 'mdx-code-block', 'plaintext', 'text', 'txt']
const languages = new Set([...Object.keys(bundledLanguages), ...plain])

/** A name that is nearly one that the highlighter knows is a slip of the pen; other unknown ones are meant. */
function languageMessage(language: string): string | undefined {
  if (language.length < 4 || languages.has(language)) return undefined
  const near = nearest(language, languages)
  return near === undefined
    ? undefined
    : `Нет языка «${language}»: код будет без подсветки. Возможно, «${near}»? Для простого текста — text.`
}
