import { h, s } from 'hastscript'
import { own } from '../../text/own.mjs'
import { contentStrings as strings } from '../../strings/content-strings.mjs'

/** @import { ElementContent } from 'hast' */

const diamond = 'M12 1.5 22.5 12 12 22.5 1.5 12z'

const plain = { solid: false, sign: 'M8.5 10.5h7M8.5 13.5h4.5' }

/** Contour informs, solid asks to act. @type {Record<string, { solid: boolean, sign: string }>} */
const signs = {
  note: plain,
  info: { solid: false, sign: 'M12 11v5.5M12 7.5v1.6' },
  tip: { solid: true, sign: 'm8.3 12.2 2.6 2.6 4.8-5' },
  warning: { solid: true, sign: 'M12 7v6M12 15v1.7' },
  danger: { solid: true, sign: 'm9 9 6 6m0-6-6 6' },
}

/**
 * A box beside the text: note, tip, info, warning or danger.
 *
 * @param {{ look: string, title?: ElementContent[], class?: string, id?: string }} options `title` replaces the name of the look.
 * @param {ElementContent[]} children
 */
export function admonition({ look, title, class: className, id }, children) {
  const { solid, sign } = own(signs, look) ?? plain
  return h('aside', { class: ['note', look, className].filter(Boolean).join(' '), id }, [
    s('svg', { viewBox: '0 0 24 24', ariaHidden: 'true' }, [
      s('path', { class: solid ? 'on' : undefined, d: diamond }),
      s('path', { class: solid ? 'off' : undefined, d: sign }),
    ]),
    h('b', title?.length ? title : [own(strings.admonition, look) ?? '']),
    h('div', children),
  ])
}
