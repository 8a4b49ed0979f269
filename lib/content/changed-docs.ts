import type { Doc } from './types'

const isChanged = (doc: Doc): boolean => doc.lastUpdate?.date !== undefined && !doc.unlisted

/** Whether there is a feed of changes: pages of large sites ask for it thousands of times. */
export const hasChangedDocs = (docs: Doc[]): boolean => docs.some(isChanged)

/** Docs that have a date and are in lists, the last changed first. */
export const changedDocs = (docs: Doc[]): (Doc & { changed: string })[] =>
  docs
    .flatMap((doc) => {
      const changed = doc.lastUpdate?.date
      return changed === undefined || doc.unlisted ? [] : [{ ...doc, changed }]
    })
    .toSorted((a, b) => Date.parse(b.changed) - Date.parse(a.changed) || (a.permalink < b.permalink ? -1 : 1))
