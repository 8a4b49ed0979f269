/** Turns errors of `next build` into problems of the content: only it finds errors in bundling and rendering. */
import { codeMessage } from '../markdown/mdx/code-message'
import { problem, type Place, type Problem } from '../problems/problem'

/** A content file with its message: `./content/x.tsx:3:8`, the message in the next line. */
const compiling =
  /^\.\/(?<file>\S[^\n]*?)(?::(?<line>\d+):(?<column>\d+))?\n(?:\w*Error: )?(?:Transforming CSS failed\n)?(?<text>\S[^\n]*)/gm
const rendering =
  /^Error occurred prerendering page "(?<page>[^"]+)"[^\n]*\n(?<rest>[\s\S]*?)(?=^Error occurred|(?![\s\S]))/gm

/** `printed`: the whole output; `folder`: the content folder; `sources`: files of pages for messages, by permalink. */
export function bundlerProblems(printed: string, folder: string, sources: ReadonlyMap<string, string>) {
  const compiled = [...printed.matchAll(compiling)].flatMap(({ groups = {} }) => {
    const { file = '', line, column, text = '' } = groups
    if (!file.startsWith(`${folder}/`)) return []
    // positions in a compiled text mean nothing to its author
    if (/\.mdx?\.tsx$/.test(file)) return report(file.replace(/\.tsx$/, ''), undefined, text)
    return report(file, line ? { line: Number(line), column: Number(column) } : undefined, text)
  })
  const rendered = [...printed.matchAll(rendering)].flatMap(({ groups = {} }) => {
    const { page = '', rest = '' } = groups
    const source = sources.get(`${decodeURI(page).replace(/\/$/, '')}/`)
    const [, text = ''] = /^[^\S\n]*(?:\[?\w*Error: )?(\S[^\n]*)/m.exec(rest) ?? []
    const [, ofText = text] = /^В файле «[^»]*» ошибка кода: (.*)$/.exec(text) ?? []
    return source === undefined ? [] : report(source, undefined, ofText)
  })
  const all = new Map([...compiled, ...rendered].map((one) => [`${one.file} ${one.message}`, one]))
  return [...all.values()]
}

function report(file: string, place: Place | undefined, text: string): Problem {
  const message = `Код не собрать: ${codeMessage(text.replace(/[.\]]+( \{ digest: .*)?$/, ''))}. Исправьте его.`
  return problem(file, place, message, 'mdx/render')
}
