'use client'

import sheet from './lists.css?url'

/** The style sheet of the archive and of the lists of tags and authors, which all other pages do without. */
export const ListsStyles = () => <link rel="stylesheet" href={sheet} precedence="next" />
