'use client'

import sheet from './archive.css?url'

/** The style sheet of the archive, which all other pages do without. */
export const ArchiveSheet = () => <link rel="stylesheet" href={sheet} precedence="next" />
