import type { Element } from 'hast'
import { h } from 'hastscript'

/** An address or path that may wrap after separators, not inside words. `<wbr>` is never copied. */
export const breakPoints = (code: string, separators = '/?&='): (Element | string)[] =>
  code
    .split(new RegExp(`(?<=[^\\s${separators}][${separators}]+)(?=[^\\s${separators}])`))
    .flatMap((part, index) => (index > 0 ? [h('wbr'), part] : [part]))
