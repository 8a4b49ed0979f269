/** Turns errors of `next build`, which no check finds before, into problems of the content. */
import { baseName, importedPath, moduleStem } from '../content/file-names'
import { codeMessage } from '../markdown/mdx/code-message'
import { isExpression, isJsx, programsOf } from '../markdown/mdx/mdx-nodes'
import { ownersIn } from '../markdown/mdx/owners-in'
import { parseTree } from '../markdown/parse'
import { visit } from '../markdown/visit'
import { countOf, pageForms } from '../text/plural'
import { groupBy } from '../data/group-by'
import { placeAt, problem, type FilePlace, type Place, type Problem } from '../problems/problem'

/** Matches `./content/x.tsx:3:8`, and the message on the next line, or below a line that names a build step. */
const compiling =
  /^\.\/(?<file>\S[^\n]*?)(?::(?<line>\d+):(?<column>\d+))?\n(?:(?:Error: )?(?:Transforming CSS failed|Error evaluating Node\.js code)\n)?(?:\w*Error: )?(?<text>\S[^\n]*)/gm
const rendering =
  /^Error occurred prerendering page "(?<page>[^"]+)"[^\n]*\n(?<rest>[\s\S]*?)(?=^Error occurred|(?![\s\S]))/gm

/** Matches a position in a stack trace. Names of folders above the project may contain spaces and colons. */
const frame = /^ {4}at (?:.*? \()?(.+?):(\d+):(\d+)\)?(?: \{)?$/gm

/** The sources of a build, for messages about components. */
interface Sources {
  folder: string
  /** The file of each permalink. */
  files: ReadonlyMap<string, string>
  read: (file: string) => string
  originalPlace: (place: FilePlace) => FilePlace | undefined
  /** Finds the place in an `.mdx` file that a place in its module comes from. */
  mdxPlace: (file: string, text: string, place: Place) => Promise<Place | undefined>
}

/** Finds the problems in what a failed build has printed. */
export async function bundlerProblems(printed: string, sources: Sources): Promise<Problem[]> {
  const compiled = [...printed.matchAll(compiling)].map(async ({ groups = {} }) => {
    const { file = '', line, column, text = '' } = groups
    if (!file.startsWith(`${sources.folder}/`)) return []
    const place = line ? { file, line: Number(line), column: Number(column) } : undefined
    if (!isMdxModule(file)) return report(file, place, text)
    return report(textOfModule(file), place && (await placeInText(place, sources)), text)
  })
  const failures = failuresIn(printed, sources)
  const rendered = failures.map((failure) => renderProblem(failure, sources))
  const nested = groupBy(
    failures.flatMap(({ tag, thrown, ...rest }) => (thrown && !tag ? [{ thrown, ...rest }] : [])),
    ({ thrown, error }) => JSON.stringify([thrown, error]),
  )
  const found = [
    ...(await Promise.all([...compiled, ...rendered])).flat(),
    ...[...nested.values()].map(reportNested),
  ]
  return [...new Map(found.map((one) => [`${one.file} ${one.message}`, one])).values()]
}

interface Failure {
  /** The file of its text. */
  source: string
  error: string
  /** Where the module of the text is in the stack trace. */
  inModule: FilePlace | undefined
  /** Where the author's code threw the error; `undefined` if React did. */
  thrown: FilePlace | undefined
  /** The tag in the text that shows this code; `undefined` if only other components use it. */
  tag: Tag | undefined
}

const failuresIn = (printed: string, { folder, files, read, originalPlace }: Sources): Failure[] =>
  [...printed.matchAll(rendering)].flatMap(({ groups: { page = '', rest = '' } = {} }) => {
    const source = files.get(`${decodeURI(page).replace(/\/$/, '')}/`)
    const [, error = ''] = /^[^\S\n]*(?:\[?\w*Error: )?(\S[^\n]*)/m.exec(rest) ?? []
    if (source === undefined) return []
    const frames = [...rest.matchAll(frame)]
      .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }))
      .flatMap((place) => originalPlace(place) ?? [])
      .filter(({ file }) => file.startsWith(`${folder}/`))
    const thrown = frames.find(({ file }) => !/\.mdx?\b/.test(file))
    const start = folder.length + 1
    const tag = thrown && findTag(read(source), source.slice(start), thrown.file.slice(start))
    return [{ source, error, inModule: frames.find(({ file }) => isMdxModule(file)), thrown, tag }]
  })

/** Reports an error at its tag or in the text. Errors without a tag are reported once for all pages. */
async function renderProblem(
  { source, error, inModule, thrown, tag }: Failure,
  sources: Sources,
): Promise<Problem[]> {
  if (thrown) return tag ? [reportComponent(source, tag, thrown, error)] : []
  const place = inModule && (await placeInText(inModule, sources))
  return [place ? report(place.file, place, error) : reportText(source, sources.read(source), error)]
}

/** The place in an `.mdx` file that a place in its module comes from. */
async function placeInText(
  { file, line, column }: FilePlace,
  { read, mdxPlace }: Sources,
): Promise<FilePlace | undefined> {
  const source = textOfModule(file)
  const place = await mdxPlace(source, read(source), { line, column })
  return place && { file: source, ...place }
}

/** Whether a file is the module that the bundler made of a text. */
const isMdxModule = (file: string): boolean => /\.mdx?\.tsx$/.test(file)
const textOfModule = (file: string): string => file.replace(/\.tsx$/, '')

const readable = (text: string): string => codeMessage(text.replace(/[.:\]]+( \{ digest: .*)?$/, ''))

const report = (file: string, place: Place | undefined, text: string): Problem =>
  problem(file, place, `Код не собрать: ${readable(text)}. Исправьте его.`, 'mdx/render')

/**
 * Reports an error in React, which does not say where a value that it cannot render comes from: at the only
 * possible place, or with the lines of all possible ones.
 */
function reportText(source: string, text: string, error: string): Problem {
  const places = /^(Objects|Functions) are not valid|^Only (plain objects|global symbols)/.test(error)
    ? placesOfValues(source, text)
    : []
  const found = report(source, places[0], error)
  if (places.length < 2) return found
  const lines = [...new Set(places.map(({ line }) => line))].join(', ')
  return { ...found, message: `${found.message} Проверьте, что показывают строки: ${lines}.` }
}

/** Where a text shows values of code: in braces, and in components of its author. */
function placesOfValues(path: string, text: string): Place[] {
  const { tree } = parseTree({ path, text }, 'mdx')
  const ownerOf = ownersIn(tree)
  const places: Place[] = []
  visit(tree, (node) => {
    const isComponent = isJsx(node) && ownerOf(node.name) === 'author'
    const isValue = isExpression(node) && programsOf(node).some(({ body }) => body.length > 0)
    if (node.position && (isComponent || isValue)) places.push(node.position.start)
  })
  return places
}

/** Reports an error in a component at its tag in the text. */
function reportComponent(source: string, { name, place }: Tag, thrown: FilePlace, error: string): Problem {
  const who = name === undefined ? 'Код компонента' : `Компонент «${name}»`
  const where = `${thrown.file}:${thrown.line}:${thrown.column}`
  return problem(source, place, stoppedMessage(who, where, error), 'mdx/render')
}

/** Reports an error in code that only a component uses: in the code, once for all pages. */
function reportNested(failures: { thrown: FilePlace; error: string; source: string }[]): Problem {
  const [{ thrown, error, source }, ...others] = failures as [(typeof failures)[number]] // a group has members
  const where = others.length > 0 ? `${source} и ещё ${countOf(others.length, pageForms)}` : source
  return problem(thrown.file, thrown, stoppedMessage('Код компонента', where, error), 'mdx/render')
}

const stoppedMessage = (who: string, where: string, error: string): string =>
  `${who} прервал сборку страницы (${where}): ${readable(error)}. Исправьте его или то, что он здесь получает.`

interface Tag {
  name?: string
  place: Place
}

/** The tag that shows a component of `module` in the text of `file`. If there are several, the import. */
function findTag(text: string, file: string, module: string): Tag | undefined {
  const found = [...text.matchAll(/^import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"]/gm)].find(
    ([, , source = '']) => moduleStem(importedPath(source, file) ?? '') === moduleStem(module),
  )
  // without an import, `src/theme/MDXComponents` provides it
  const names = found?.[1]?.match(/\b[A-Z]\w*/g) ?? [baseName(moduleStem(module))]
  const tags = names
    .map((name) => ({ name, offset: text.search(new RegExp(`<${name.replace(/\W/g, '')}\\b`)) }))
    .filter(({ offset }) => offset >= 0)
  const [tag, ...others] = tags
  if (tag && others.length === 0) return { name: tag.name, place: placeAt(text, tag.offset) }
  return found && { place: placeAt(text, found.index) }
}
