/** Tags of HTML that the build has written, where every `<` of a text is escaped. */

const tag = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /\s([^\s=>"/]+)="([^"]*)"/g

/**
 * Changes the values of attributes, or removes those whose value becomes `undefined`; what looks like one in a text, in code above
 * all, stays.
 */
export const mapAttributes = (
  html: string,
  change: (name: string, value: string) => string | undefined,
): string =>
  html.replace(tag, (all, slash: string, name: string, attributes: string) =>
    attributes === ''
      ? all
      : all.replace(attribute, (_, key: string, value: string) => {
          const changed = change(key, value)
          return changed === undefined ? '' : ` ${key}="${changed}"`
        }),
  )

/** What stands in the first element of this name whose opening tag starts with `start`; `undefined` when there is none. */
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
