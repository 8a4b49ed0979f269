/** The examples of the author manual, for the tests that run them and for their screenshots. */
import { createHash } from 'node:crypto'

export interface Example {
  language: string
  source: string
  /** Line in the manual. */
  line: number
  /** The screenshot below it. */
  picture?: { name: string; sum: string }
  /** The file of the example, and the output of the check for it. */
  check?: { path: string; lines: string[] }
}

const fence =
  /(?:^<!-- check: (?<path>\S+) -->\n\n)?^(?<ticks>`{3,})(?<language>\w+)\n(?<source>[\s\S]*?)^\k<ticks>$/gm
const pictureBelow = /^\n\n!\[[^\]]*\]\(authoring\/(?<name>[a-z]+)-(?<sum>[0-9a-f]{8})\.png\)/
const linesBelow = /^\n\n```text\n(?<lines>[\s\S]*?)\n```$/m

/** All fenced examples of a manual. */
export function examplesOf(manual: string): Example[] {
  return [...manual.matchAll(fence)].map((match) => {
    const { path, language = '', source = '' } = match.groups ?? {}
    const below = manual.slice(match.index + match[0].length)
    const picture = pictureBelow.exec(below)?.groups
    const printed = linesBelow.exec(below)?.groups?.['lines']
    return {
      language,
      source,
      line: manual.slice(0, match.index).split('\n').length,
      ...(picture && { picture: { name: picture['name'] ?? '', sum: picture['sum'] ?? '' } }),
      ...(path !== undefined && { check: { path, lines: printed?.split('\n') ?? [] } }),
    }
  })
}

/** A hash of the source in the name of a screenshot, which must be retaken if the source changes. */
export const sumOf = (source: string): string => createHash('sha256').update(source).digest('hex').slice(0, 8)

interface AddressRow {
  file: string
  fields: string
  address: string
  date?: string
}

const code = (cell: string): string => cell.trim().replace(/^`|`$/g, '')

/** Rows of all tables with addresses of files. */
export function addressRows(manual: string): AddressRow[] {
  const tables = manual.matchAll(/^\| Файл \| Поля \| Адрес \|.*\n\|.*\n((?:\|.*\n)+)/gm)
  return [...tables].flatMap(([, rows = '']) =>
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [, file = '', fields = '', address = '', date = ''] = row.split('|').map(code)
        return { file, fields, address, ...(date !== '' && { date }) }
      }),
  )
}

/** Small files that the examples refer to, next to each other in `docs/`. */
export const exampleNeighbours = {
  'docs/intro.md': '---\ntitle: Концепция\n---\n\nТекст.\n',
  'docs/api/events.md': '---\ntitle: События\n---\n\nТекст.\n\n## Команда {#command}\n\nТекст.\n',
  'blog/authors.yml': 'docs:\n  name: Редакция\n',
  'blog/tags.yml': 'hello:\n  label: Знакомство\n',
}

/** The path of an example in a content folder: those with a truncate marker are posts. */
export const exampleFile = ({ language, source }: Example, name: string): string =>
  source.includes('truncate') ? `blog/2026-11-21-${name}.${language}` : `docs/${name}.${language}`

/** A content folder with a page for each of the examples. `picture` is the image they refer to. */
export const exampleTree = (
  examples: Example[],
  nameOf: (example: Example) => string,
  picture: Buffer,
): Record<string, string | Buffer> => ({
  ...exampleNeighbours,
  'docs/parts.png': picture,
  ...Object.fromEntries(
    examples.map((one) => [exampleFile(one, nameOf(one)), `---\ntitle: Образец\n---\n\n${one.source}`]),
  ),
})
