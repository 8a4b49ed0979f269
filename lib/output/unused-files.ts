/** Files of an export that nothing asks for: the framework writes more than a static site needs. */

/** The data of a page once more, under names that the router asks servers for, but not this site. */
export const unusedData = /(^|\/)__next\._(full|index)\.txt$/

/** Names of scripts and styles in a text: at the end of an address, or alone in quotes. */
const codeFile = /[/"'`]([\w~.-]+\.(?:js|css))\b/g

const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** Scripts and styles that a file mentions, by name without folder. */
export function mentionedCode(name: string, text: string): string[] {
  const found = [...text.matchAll(codeFile)].map(([, file = '']) => file)
  return [...new Set(found)].filter((file) => file !== baseOf(name))
}

/** Names of files to leave out: data that nothing asks for, and code of the framework that is not among what is `mentioned`. */
export const unusedFiles = (names: string[], mentioned: Set<string>): string[] =>
  names.filter((name) => (name.startsWith('_next/') ? !mentioned.has(baseOf(name)) : unusedData.test(name)))
