import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'

interface DetailsOptions {
  title?: ElementContent[] | undefined
  open?: boolean | undefined
  id?: string | undefined
}

/** A block that a reader opens. */
export const details = ({ title, open, id }: DetailsOptions, children: ElementContent[]): Element =>
  h('details', { id, open }, [
    h('summary', { class: 'caret' }, title?.length ? title : [strings.details]),
    h('div', children),
  ])
