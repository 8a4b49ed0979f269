/** Turns errors of `next build` that no check has found into problems of the content. */
import { codeMessage } from '../markdown/mdx/code-message'
import { problem, type Place, type Problem } from '../problems/problem'

/** The output of a failed `next build`. */
export const nextLog = '.cache/next-build.log'

/** Matches `./content/x.tsx:3:8`, and the message on the next line, or below a line that names a build step. */
const compiling =
  /^\.\/(?<file>\S[^\n]*?)(?::(?<line>\d+):(?<column>\d+))?\n(?:(?:Error: )?(?:Transforming CSS failed|Error evaluating Node\.js code)\n)?(?:\w*Error: )?(?<text>\S[^\n]*)/gm
/** Matches the page, and the first line of the error that stopped it. */
const rendering =
  /^Error occurred prerendering page "(?<page>[^"]+)"[^\n]*\n[^\S\n]*(?!Error occurred)(?:\[?\w*Error: )?(?<text>\S[^\n]*)/gm

/** Finds the problems in the output of a failed build. `files` maps permalinks to files in `folder`. */
export function bundlerProblems(
  printed: string,
  folder: string,
  files: ReadonlyMap<string, string>,
): Problem[] {
  const compiled = [...printed.matchAll(compiling)].flatMap(({ groups = {} }) => {
    const { file = '', line, column, text = '' } = groups
    if (!file.startsWith(`${folder}/`)) return []
    // the lines of the module that the bundler made from a text are not those of the text
    if (/\.mdx?\.tsx$/.test(file)) return report(file.replace(/\.tsx$/, ''), undefined, text)
    return report(file, line ? { line: Number(line), column: Number(column) } : undefined, text)
  })
  const rendered = [...printed.matchAll(rendering)].flatMap(({ groups: { page = '', text = '' } = {} }) => {
    const file = files.get(`${decodeURI(page).replace(/\/$/, '')}/`)
    return file === undefined ? [] : report(file, undefined, text)
  })
  const found = [...compiled, ...rendered]
  return [...new Map(found.map((one) => [`${one.file} ${one.message}`, one])).values()]
}

function report(file: string, place: Place | undefined, text: string): Problem {
  const reason = codeMessage(text.replace(/[.:\]]+( \{ digest: .*)?$/, ''))
  const where = place ? '' : ' Место ошибки в коде покажет npm run dev.'
  return problem(file, place, `Код не собрать: ${reason}. Исправьте его.${where}`, 'mdx/render')
}
