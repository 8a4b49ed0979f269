/** Files of an export that nothing asks for: the framework writes more than a static site needs. */

/** The data of a page once more, under a name that the router asks servers for, but never an export. */
const unusedData = /(^|\/)__next\._full\.txt$/

/**
 * Names of files that no page, style, script or data file mentions, of those that only the framework knows of. `read` gives the
 * text of a file.
 */
export function unusedFiles(names: string[], read: (name: string) => string): string[] {
  const own = names.filter((name) => name.startsWith('_next/'))
  const mentions = names
    .filter((name) => /\.(html|txt|js|css)$/.test(name))
    .map((name) => ({ name, text: read(name) }))
  const isMentioned = (file: string): boolean => {
    const base = file.split('/').at(-1) ?? file
    return mentions.some(({ name, text }) => name !== file && text.includes(base))
  }
  return [...own.filter((name) => !isMentioned(name)), ...names.filter((name) => unusedData.test(name))]
}
