import type { Element } from 'hast'
import { h } from 'hastscript'

/** An address or a path, which may wrap after the separators inside it, not within its words. A `<wbr>` is never copied. */
export const breakPoints = (code: string, separators = '/?&='): (Element | string)[] =>
  code
    .split(new RegExp(`(?<=[^\\s${separators}][${separators}]+)(?=[^\\s${separators}])`))
    .flatMap((part, index) => (index > 0 ? [h('wbr'), part] : [part]))
