import { groupBy } from '../text/group-by'

/** A file name in quotes, as imports have it. */
const quoted = /["'`]([^"'`\n]*\.md)["'`]/gi

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).normalize('NFC')

/**
 * The `.md` files that code of the content may import, directly or through one another: the bundler makes them a part of pages.
 * More of them than are imported, since a mention of the name is enough.
 *
 * @param names All files of the content.
 * @param isCode Whether a file is code.
 * @param read Gives the text of a file.
 */
export function importedTexts(
  names: string[],
  isCode: (name: string) => boolean,
  read: (name: string) => string,
): string[] {
  const texts = groupBy(
    names.filter((name) => /\.md$/i.test(name)),
    baseOf,
  )
  const found = new Set<string>()
  const queue = names.filter(isCode)
  for (const name of queue) {
    for (const [, mentioned = ''] of read(name).matchAll(quoted)) {
      for (const text of texts.get(baseOf(mentioned)) ?? []) {
        if (found.has(text)) continue
        found.add(text)
        queue.push(text)
      }
    }
  }
  return [...found].toSorted()
}
