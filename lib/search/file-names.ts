/** Names of the files of the index, below the folder of the search. */

/** Tells where the index is; the only name that stays the same when the content changes. */
export const manifestName = 'manifest.json'

/** A file named by a hash of its content: what has not changed is not loaded again. */
export const fileName = (kind: 'index' | 'terms' | 'page', hash: string): string => `${kind}-${hash}.json`
