'use client'

import glossarySheet from './glossary.css?url'
import indexSheet from './docs-index.css?url'
import startSheet from './start.css?url'
import { styleSheet } from '../ui/style-sheet'

/** The style sheet of lists of docs: their cards and steps. */
export const IndexStyles = styleSheet(indexSheet)

/** The style sheet of the card of the first page to read. */
export const StartStyles = styleSheet(startSheet)

/** The style sheet of lists of terms. */
export const GlossaryStyles = styleSheet(glossarySheet)
