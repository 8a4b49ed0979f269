/** Checks styles that authors import: the bundler would fail without a useful position. */
import fs from 'node:fs'
import path from 'node:path'
import type { PartialMessage } from 'esbuild'
import { CssSyntaxError, parse, type ChildNode } from 'postcss'
import { contentDir } from '../../build/content-dir.mjs'
import { decodePath } from '../../text/path'

const address = /url\(\s*(["']?)(?![a-z][a-z\d+.-]*:|[/#~"']|@(?!site\/))([^"')?#]+)[^)]*\)/gi

export function checkStyles(file: string): PartialMessage[] {
  const errors: PartialMessage[] = []
  const report = (text: string, line = 1, column = 1) =>
    void errors.push({ text, location: { file, line, column: column - 1 } })
  const checkFile = (written: string, node: ChildNode) => {
    const name = decodePath(written)
    const [, ofSite] = /^@site(\/.*)/.exec(name) ?? []
    const found = ofSite === undefined ? path.join(path.dirname(file), name) : contentDir() + ofSite
    if (!fs.existsSync(found))
      report(
        `Нет файла «${written}». Проверьте имя и папку.`,
        node.source?.start?.line,
        node.source?.start?.column,
      )
  }
  try {
    const root = parse(fs.readFileSync(file, 'utf8'))
    root.walkDecls((node) => {
      for (const [, , written = ''] of node.value.matchAll(address)) checkFile(written, node)
    })
    root.walkAtRules('import', (node) => {
      const [, written] = /^(?:url\(\s*)?["']?((?:\.{1,2}|@site)\/[^"')\s]+)/.exec(node.params) ?? []
      if (written !== undefined) checkFile(written, node)
    })
  } catch (thrown) {
    if (!(thrown instanceof CssSyntaxError)) throw thrown
    report(`Стили не разобрать: ${cssMessage(thrown.reason)}. Исправьте их.`, thrown.line, thrown.column)
  }
  return errors
}

const cssMessages: [shape: RegExp, text: string][] = [
  [/^Unclosed block/, 'не закрыта фигурная скобка'],
  [/^Unclosed (string|quote)/, 'не закрыта кавычка'],
  [/^Unclosed (bracket|parenthes)/, 'не закрыта скобка'],
  [/^Unclosed comment/, 'не закрыт комментарий'],
  [/^Unexpected \}/, 'лишняя закрывающая фигурная скобка'],
]

const cssMessage = (reason: string): string =>
  cssMessages.find(([shape]) => shape.test(reason))?.[1] ?? 'лишнее слово или не хватает «;» или «:»'
