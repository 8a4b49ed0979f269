/** Names that code may use without declaring them: a list, so that the machine that checks decides nothing. */
import globals from 'globals'

/** What Node.js has, but not yet in version 20, the oldest that builds this site. */
const newerThanNode20 = new Set(
  'CloseEvent ErrorEvent localStorage navigator Navigator QuotaExceededError sessionStorage Storage Temporal URLPattern WebSocket'.split(
    ' ',
  ),
)

const ofNode = Object.keys({ ...globals.builtin, ...globals.nodeBuiltin }).filter(
  (name) => !newerThanNode20.has(name),
)

/** What is known of a text, for its code and for those that import it. */
const givenNames = ['frontMatter', 'contentTitle', 'toc'] as const

/** Those that the text at `path` has: all of them when others show it as a part, else those that it names. */
export const namesGivenTo = (path: string, text: string) =>
  givenNames.filter((name) => /(^|\/)_/.test(path) || new RegExp(String.raw`\b${name}\b`).test(text))

/** Names that code has wherever it runs: those of the language and of Node.js, and what the bundler gives to every module. */
export const namesEverywhere: ReadonlySet<string> = new Set([
  ...ofNode,
  ...'import new arguments require module exports'.split(' '),
  ...givenNames,
])

/** Names that code has in browsers. */
export const namesInBrowsers: ReadonlySet<string> = new Set([
  ...newerThanNode20,
  ...Object.keys(globals.browser),
])

/** What Docusaurus gives to a text and this site does not, and what to take instead. */
export const namesOfDocusaurus: Readonly<Record<string, string>> = {
  assets: 'Картинку импортируйте: import photo from "./photo.png".',
  metadata: 'Название страницы даёт contentTitle, её поля — frontMatter.',
}
