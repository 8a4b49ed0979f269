import type { Element, ElementContent } from 'hast'
import { h, s } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { ownValue } from '../../data/own-value'
import { iconPaths } from '../../icon-paths'
import { breakPoints } from './break-points'

/** Language labels; other languages are shown in capitals. */
const names: Record<string, string> = {
  csharp: 'C#',
  cs: 'C#',
  cpp: 'C++',
  bash: 'Bash',
  sh: 'Bash',
  yml: 'YAML',
  js: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  nginx: 'nginx',
  plaintext: '',
  text: '',
  txt: '',
}

/** Code of at most this many lines always wraps. */
const shortest = 3

interface CodeBlock {
  language: string
  title?: string
  side?: string
  /** The number of the first line; lines have no numbers without it. */
  firstLine?: number
  lines: ElementContent[]
}

/** A highlighted code block. The language is between the buttons, where a hidden button leaves no gap. */
export function codeFigure({ language, title, side, firstLine, lines }: CodeBlock): Element {
  const name = ownValue(names, language) ?? language.toUpperCase()
  const label = [side && ownValue(strings.side, side), name].filter(Boolean).join(' · ')
  // numbers are an attribute, so they are neither selected nor copied
  for (const [index, line] of lines.filter((one) => one.type === 'element').entries())
    if (firstLine !== undefined) line.properties['data-line'] = String(firstLine + index)
  const hasCaption = Boolean(title || side)
  const isShort = lines.filter(({ type }) => type === 'element').length <= shortest
  return h(
    'figure',
    { class: 'code', dataLanguage: language || undefined, dataShort: isShort ? '' : undefined },
    [
      hasCaption
        ? h('figcaption', [
            side && h('i', { class: `sidemark ${side}` }),
            title && h('b', isPath(title) ? h('samp', breakPoints(title, '/')) : breakPoints(title, '/')),
            label && h('span', { class: 'hidden' }, label),
          ])
        : null,
      h('pre', { ariaLabel: title ?? strings.code, role: 'group' }, [
        h('code', firstLine === undefined ? {} : { dataLineNumbers: '' }, lines),
      ]),
      h('div', { class: 'code-tools', dataLabel: (hasCaption && label) || undefined }, [
        isShort ? null : button(strings.wrap, 'wrap', { ariaPressed: 'false', dataWrap: '' }),
        button(strings.copy, 'copy', { dataCopy: '' }),
      ]),
    ],
  )
}

/** File names and addresses are set like code. */
const isPath = (title: string) => /^[\p{L}\w<>./-]*[\p{L}\d_]\.\w+$/u.test(title)

const button = (label: string, icon: 'wrap' | 'copy', properties: Record<string, string>): Element =>
  h('button', { type: 'button', ariaLabel: label, title: label, ...properties }, [
    s('svg', { class: 'icon', viewBox: '0 0 16 16', ariaHidden: 'true' }, [
      s('path', { d: iconPaths[icon] }),
    ]),
  ])
