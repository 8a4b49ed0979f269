'use client'

import figuresSheet from './figures.css?url'
import { styleSheet } from './style-sheet'

/** The style sheet of interactive figures. */
export const FigureStyles = styleSheet(figuresSheet)
