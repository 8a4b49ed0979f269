/** What the build and the browser have to agree on: the file to begin with, fields, how MiniSearch is set up. */

/**
 * The only name that stays the same when the content changes. Raise its number when older code cannot read a new index, or would look for
 * other terms in it: a page that was open while the site was published again then loads the new code. A test fails when that is so.
 */
export const indexName = 'dictionary-2.json'

/** What a page is indexed by, and how much a word counts there: one of the title says more of a page than one of its text. */
export const fieldBoosts = { title: 5, headings: 2.5, lead: 2, text: 1, code: 0.5 }

/** How MiniSearch is set up; terms are finished before it gets them. */
export const engineOptions = {
  fields: Object.keys(fieldBoosts),
  storeFields: ['kind'],
  processTerm: (term: string) => term,
}
