'use client'

import sheet from './lists.css?url'
import { styleSheet } from '../ui/style-sheet'

/** The style sheet of the archive and of the lists of tags and authors, which all other pages do without. */
export const ListsStyles = styleSheet(sheet)
