'use client'

import glossarySheet from './glossary.css?url'
import indexSheet from './docs-index.css?url'
import startSheet from './start.css?url'

/** The style sheet of lists of docs: their cards and steps. */
export const IndexStyles = () => <link rel="stylesheet" href={indexSheet} precedence="next" />

/** The style sheet of the card of the first page to read. */
export const StartStyles = () => <link rel="stylesheet" href={startSheet} precedence="next" />

/** The style sheet of lists of terms. */
export const GlossaryStyles = () => <link rel="stylesheet" href={glossarySheet} precedence="next" />
