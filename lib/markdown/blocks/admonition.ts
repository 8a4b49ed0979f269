import type { Element, ElementContent } from 'hast'
import { h, s } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { own } from '../../text/own'

const diamond = 'M12 1.5 22.5 12 12 22.5 1.5 12z'

const plain = { isSolid: false, sign: 'M8.5 10.5h7M8.5 13.5h4.5' }

/** An outline informs, a solid shape asks to act. */
const signs: Record<string, typeof plain> = {
  note: plain,
  info: { isSolid: false, sign: 'M12 11v5.5M12 7.5v1.6' },
  tip: { isSolid: true, sign: 'm8.3 12.2 2.6 2.6 4.8-5' },
  warning: { isSolid: true, sign: 'M12 7v6M12 15v1.7' },
  danger: { isSolid: true, sign: 'm9 9 6 6m0-6-6 6' },
}

interface AdmonitionOptions {
  look: string
  /** Replaces the name of the look. */
  title?: ElementContent[] | undefined
  class?: string | undefined
  id?: string | undefined
}

/** A box beside the text: note, tip, info, warning or danger. */
export function admonition(
  { look, title, class: className, id }: AdmonitionOptions,
  children: ElementContent[],
): Element {
  const { isSolid, sign } = own(signs, look) ?? plain
  return h('aside', { class: ['note', look, className].filter(Boolean).join(' '), id }, [
    s('svg', { viewBox: '0 0 24 24', ariaHidden: 'true' }, [
      s('path', { class: isSolid ? 'on' : undefined, d: diamond }),
      s('path', { class: isSolid ? 'off' : undefined, d: sign }),
    ]),
    h('b', title?.length ? title : [own(strings.admonition, look) ?? '']),
    h('div', children),
  ])
}
