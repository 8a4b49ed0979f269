/** Functions on HTML source. The build escapes every `<` in text, so that patterns match only tags. */

import { ownValue } from '../data/own-value'

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// oxlint-disable-next-line no-control-regex -- searched for on purpose
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu

/** Escapes a text for HTML or XML elements and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(notXml, '').replace(/[&<>"']/g, (character) => references[character] ?? character)

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes the character references that programs write: numeric ones, and those that HTML requires. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#(x[\da-f]{1,5}|\d{1,6})|(\w+));/gi, (written, code?: string, name = '') =>
    code === undefined ? (ownValue(named, name) ?? written) : String.fromCodePoint(Number(`0${code}`)),
  )

const tag = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /\s([^\s=>"/]+)="([^"]*)"/g

/** Replaces attribute values, or removes attributes if `undefined`. Skips text that looks like attributes. */
export const mapAttributes = (html: string, change: (name: string, value: string) => string | undefined) =>
  html.replace(tag, (all, slash: string, name: string, attributes: string) =>
    attributes === ''
      ? all
      : all.replace(attribute, (_, key: string, value: string) => {
          const changed = change(key, value)
          return changed === undefined ? '' : ` ${key}="${changed}"`
        }),
  )

const inTag = String.raw`((?:\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?)`
const openTag = new RegExp(
  [
    String.raw`<!--[\s\S]*?(?:-->|$)`,
    // raw text elements
    String.raw`<(script|style|textarea|title)${inTag}>[\s\S]*?(?:<\/\1|$)`,
    String.raw`<([a-z][\w:-]*)${inTag}\/?>`,
  ].join('|'),
  'gi',
)
const anyAttribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The opening tags of any HTML with offsets, attributes decoded. Ignores text, comments and scripts. */
export const tagsIn = (html: string) =>
  [...html.matchAll(openTag)].flatMap(
    ({ 1: textName, 2: inText, 3: name = textName, 4: inside = inText, index }) =>
      name === undefined
        ? []
        : [{ name, offset: index, attributes: attributesIn(inside ?? '', index + 1 + name.length) }],
  )

const attributesIn = (text: string, start: number) =>
  [...text.matchAll(anyAttribute)].map(({ 1: name = '', 2: value, 3: quoted, 4: bare, index }) => ({
    name,
    value: unescapeHtml(value ?? quoted ?? bare ?? ''),
    offset: start + index,
  }))

/** The content of the first element `name` whose opening tag begins with `start`; `undefined` without one. */
export function innerHtml(html: string, name: string, start: string): string | undefined {
  const from = html.indexOf(start)
  if (from === -1) return undefined
  let depth = 0
  let inner = -1
  for (const match of html.slice(from).matchAll(tag)) {
    if (match[2] !== name) continue
    depth += match[1] === '/' ? -1 : 1
    if (inner === -1) inner = from + match.index + match[0].length
    if (depth === 0) return html.slice(inner, from + match.index)
  }
  return undefined
}

/** Splits a `srcset` at commas before a space or after a descriptor (`640w`). Other commas are in addresses. */
const candidates = (srcset: string): string[] =>
  srcset
    .split(/,\s+|(?<=\s\d[\d.]*[wx]),/)
    .map((candidate) => candidate.trim())
    .filter(Boolean)

export const srcsetUrls = (srcset: string): string[] =>
  candidates(srcset).map((candidate) => candidate.replace(/\s.*$/s, ''))

export const withSrcsetUrls = (srcset: string, hrefOf: (url: string) => string): string =>
  candidates(srcset)
    .map((candidate) => candidate.replace(/^\S+/, (url) => hrefOf(url)))
    .join(', ')
