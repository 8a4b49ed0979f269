/** Names of the files of the index, below the folder of the search. */

/** Tells where the others are; the only name that stays the same when the content changes. */
export const manifestName = 'manifest.json'

/** A file of the other names, in the folder of its version. */
export const versioned = (version: string, name: string): string => `${version}/${name}`

export const indexName = 'index.json'
export const termsName = (file: number): string => `terms-${file}.json`
export const pageName = (page: number): string => `page-${page}.json`
