import { h } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'

/** @import { ElementContent } from 'hast' */

/**
 * A block that a reader opens.
 *
 * @param {{ title?: ElementContent[], open?: boolean, id?: string }} options
 * @param {ElementContent[]} children
 */
export const details = ({ title, open, id }, children) =>
  h('details', { id, open }, [
    h('summary', { class: 'caret' }, title?.length ? title : [strings.details]),
    h('div', children),
  ])
