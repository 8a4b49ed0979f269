/** Updates a text after a move: its links, imports and doc ids. */
import { readFrontMatter } from '@/lib/markdown/front-matter'
import type { ParsedMarkdown } from '@/lib/markdown/types'
import type { Place, SourceFile } from '@/lib/problems/problem'
import { ownValue } from '@/lib/data/own-value'
import { splitUrl } from '@/lib/text/path'
import type { Edit } from './redirect-field'
import { rewriteImport, rewriteLink, type MovingText } from './rewrite-link'

/** The edits of a text after a move. `parsed` is the parsed Markdown of a Markdown text. */
export function updateText(
  source: SourceFile,
  parsed: ParsedMarkdown | undefined,
  moving: MovingText,
): Edit[] {
  const edits = parsed ? updateMarkdown(source, parsed, moving) : updateSettings(source, moving)
  return edits.filter(({ start, end, text }) => source.text.slice(start, end) !== text)
}

const replacement = (start: number, { length }: string, text: string) => ({
  start,
  end: start + length,
  text,
})

const fields =
  'image author_url authorURL author_image_url authorImageURL pagination_next pagination_prev'.split(' ')

function updateMarkdown(source: SourceFile, parsed: ParsedMarkdown, moving: MovingText): Edit[] {
  const edits = new Map<number, Edit>()
  const update = (written: string, place: ElementPlace, now: string) => {
    const start = now === written ? -1 : findAddress(source.text, written, place, edits)
    if (start !== -1) edits.set(start, replacement(start, written, now))
  }
  const links = parsed.links.map((link) => ({ ...link, ...splitUrl(link.url) }))
  for (const { path, ...place } of links) update(path, place, rewriteLink(path, moving))
  for (const { source: name, from, ...place } of parsed.imports)
    if (!from) update(name, place, rewriteImport(name, moving))
  const { data, placeOf } = readFrontMatter(source)
  for (const name of fields) {
    const written = data[name]
    if (typeof written !== 'string') continue
    const isId = name.startsWith('pagination')
    update(
      written,
      placeOf([name]),
      isId ? idAfter(written, source.path, moving) : rewriteLink(written, moving),
    )
  }
  return [...edits.values()]
}

type ElementPlace = Place & { end?: Place }

const offsetOf = (text: string, { line, column }: Place): number =>
  text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, column - 1)

/** The offset of an address in the element at a place; -1 if it is spelled differently. Skips the `edited`. */
function findAddress(text: string, address: string, place: ElementPlace, edited: Map<number, Edit>): number {
  const start = offsetOf(text, place)
  // a literal or an attribute, whose end is unknown, has its value on its line or on the next one
  const element = text.slice(0, offsetOf(text, place.end ?? { line: place.line + 2, column: 1 }))
  // the text of a link may equal its address
  const opening = /^!?\[/.test(text.slice(start, start + 2)) ? /\][(:]\s*<?$/ : /[("'=,:<]\s*$/
  for (let at = element.indexOf(address, start); at !== -1; at = element.indexOf(address, at + 1)) {
    const isOpened = at === start || opening.test(text.slice(start, at))
    if (isOpened && !edited.has(at) && /^([\s)>"',?#]|$)/.test(text.slice(at + address.length))) return at
  }
  return -1
}

/** Matches a quoted string in code or JSON with its key; the string may itself be a key. */
const quotedText = /(?<=(?:\b(\w+)["']?\s*:\s*)?)(["'`])([^"'`\n]+)\2(?=(\s*:)?)/g
const authorAddress = /(?<=\b(?:url|image_url|imageURL)["']?:\s*["']?)\/[^\s"',}]+/g

/** Updates sidebars, which refer to docs by id, and the authors file, whose links may be local. */
function updateSettings({ path, text }: SourceFile, moving: MovingText): Edit[] {
  if (/^blog\/authors\.\w+$/.test(path))
    return [...text.matchAll(authorAddress)].map(({ 0: url, index }) =>
      replacement(index, url, rewriteLink(url, moving)),
    )
  if (!/(^|\/)(sidebars\.\w+|_category_\.json|version-[^/]+-sidebars\.json)$/.test(path)) return []
  const folder = docsFolderOf(path)
  const spell: Record<string, (value: string) => string> = {
    id: (id) => idAfter(id, path, moving),
    dirName: (name) => moving.moved(`${folder}/${name}`).slice(folder.length + 1),
    href: (url) => rewriteLink(url, moving),
  }
  return [...text.matchAll(quotedText)].map(({ 1: key = 'id', 3: value = '', 4: colon, index }) =>
    replacement(index + 1, value, (colon ? undefined : ownValue(spell, key)?.(value)) ?? value),
  )
}

/** The folder of the docs that a text may refer to by id: the docs of its version. */
function docsFolderOf(path: string): string {
  const [, version] = /^versioned_(?:docs|sidebars)\/version-(.+?)(?:-sidebars\.json$|\/)/.exec(path) ?? []
  return version === undefined ? 'docs' : `versioned_docs/version-${version}`
}

/** The id after the move of the doc that the text at `path` calls `id`. */
function idAfter(id: string, path: string, { before, after, moved }: MovingText): string {
  const folder = `${docsFolderOf(path)}/`
  const doc = before.docs.find((one) => one.id === id && one.source.path.startsWith(folder))
  const file = doc && moved(doc.source.path)
  return after.docs.find(({ source }) => source.path === file)?.id ?? id
}
