import { h } from 'hastscript'
import { typograph } from '../../text/typograph.mjs'
import { own } from '../../text/own.mjs'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { icon } from './icon.mjs'

/** @import { ElementContent } from 'hast' */

/** What a language is called under a block; others are shown in capitals. @type {Record<string, string>} */
const names = {
  csharp: 'C#',
  cs: 'C#',
  bash: 'Bash',
  sh: 'Bash',
  yml: 'YAML',
  js: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  nginx: 'nginx',
}
const silent = new Set(['plaintext', 'text', 'txt'])

/**
 * A block of highlighted code: caption with side, title and language when there is a title or a side, and buttons
 * that scripts bring to life: wrap long lines, copy.
 *
 * @param {{ language: string, title?: string, side?: string, firstLine?: number, lines: ElementContent[] }} code
 *   `firstLine` numbers the lines.
 */
export function codeFigure({ language, title, side, firstLine, lines }) {
  const name = silent.has(language) ? '' : (own(names, language) ?? language.toUpperCase())
  const label = [side && own(strings.side, side), name].filter(Boolean).join(' · ')
  const numbered = firstLine === undefined ? lines : withNumbers(lines, firstLine)
  return h('figure', { class: 'code', dataLanguage: language || undefined }, [
    title || side
      ? h('figcaption', [
          side && h('i', { class: `sidemark ${side}` }),
          title && h('b', typograph(title)),
          label && h('span', label),
        ])
      : null,
    h('pre', { tabIndex: 0, ariaLabel: title ?? strings.code, role: 'group' }, [
      h('code', firstLine === undefined ? {} : { dataLineNumbers: '' }, numbered),
    ]),
    h('div', { class: 'code-tools' }, [
      h(
        'button',
        { type: 'button', ariaLabel: strings.wrap, title: strings.wrap, ariaPressed: 'false', dataWrap: '' },
        [icon('wrap')],
      ),
      h('button', { type: 'button', ariaLabel: strings.copy, title: strings.copy, dataCopy: '' }, [
        icon('copy'),
      ]),
    ]),
  ])
}

/** Numbers stand in an attribute, where neither selection nor the copy button finds them. @param {ElementContent[]} lines @param {number} first */
function withNumbers(lines, first) {
  let number = first
  for (const line of lines) if (line.type === 'element') line.properties['data-line'] = String(number++)
  return lines
}
