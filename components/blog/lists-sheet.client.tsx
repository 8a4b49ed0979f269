'use client'

import sheet from './lists.css?url'

/** The style sheet of the pages of tags, authors and the archive, which posts do without. */
export const ListsSheet = () => <link rel="stylesheet" href={sheet} precedence="next" />
