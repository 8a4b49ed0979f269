/** Globals that code may use. A fixed list, so that the result does not depend on the machine. */
import globals from 'globals'
import { isPartial } from '../../text/path'

/** Globals missing in Node.js 20, the oldest supported version. */
const newerThanNode20 = new Set(
  'CloseEvent ErrorEvent localStorage navigator Navigator QuotaExceededError sessionStorage Storage Temporal URLPattern WebSocket'.split(
    ' ',
  ),
)

const ofNode = Object.keys({ ...globals.builtin, ...globals.nodeBuiltin }).filter(
  (name) => !newerThanNode20.has(name),
)

/** Constants injected into a text and exported from it. */
const givenNames = ['frontMatter', 'contentTitle', 'toc'] as const

/** The constants injected into a text: those it mentions, or all into a partial, whose importers may use any. */
export const namesGivenTo = (path: string, text: string) =>
  givenNames.filter((name) => isPartial(path) || new RegExp(String.raw`\b${name}\b`).test(text))

/** Globals everywhere: of the language, of Node.js, and of the bundler's modules. */
export const namesEverywhere: ReadonlySet<string> = new Set([
  ...ofNode,
  ...'import new arguments require module exports'.split(' '),
  ...givenNames,
])

export const namesInBrowsers: ReadonlySet<string> = new Set([
  ...newerThanNode20,
  ...Object.keys(globals.browser),
])

/** Docusaurus globals that this site lacks, with alternatives. */
export const namesOfDocusaurus: Readonly<Record<string, string>> = {
  assets: 'Картинку импортируйте: import photo from "./photo.png".',
  metadata: 'Название страницы даёт contentTitle, её поля — frontMatter.',
}
