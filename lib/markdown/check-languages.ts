/** Finds slips of the pen in the languages of code blocks: such a block would have no colours. */
import type { Root } from 'mdast'
import { bundledLanguages } from 'shiki/langs'
import { nearest } from '../problems/describe'
import { problem, type Problem } from '../problems/problem'
import { visit } from './walk.mjs'

/** What is no language of the highlighter and stays as it is. */
const plain = ['ansi', 'math', 'mdx-code-block', 'plaintext', 'text', 'txt']
const known = new Set([...Object.keys(bundledLanguages), ...plain])

/** Languages that are nearly one that the highlighter knows; other unknown ones are meant. */
export function checkLanguages(tree: Root, file: string): Problem[] {
  const problems: Problem[] = []
  visit(tree, 'code', ({ lang, position }) => {
    if (!lang || lang.length < 4 || known.has(lang.toLowerCase())) return
    const near = nearest(lang, known)
    if (near === undefined) return
    const message = `Нет языка «${lang}»: код будет без подсветки. Возможно, «${near}»? Для простого текста — text.`
    problems.push(problem(file, position?.start, message, 'code/language'))
  })
  return problems
}
