import type { Code, Root } from 'mdast'
import { bundledLanguages } from 'shiki/langs'
import type { VFile } from 'vfile'
import { reporterOf } from '../reporter'
import { visit } from '../visit'
import { nearest, show } from '../../problems/hints'
import { ownValue } from '../../data/own-value'
import { quoteMark } from '../../text/marks'
import { typograph } from '../../text/typograph'
import { takeMagicComments } from './magic-comments'

declare module 'mdast' {
  interface CodeData {
    /** The title above the block, without typography. */
    title?: string
  }
}

const quotedValue = /(["'])(?:(?!\1).)*\1/g
/** Matches a title, which may contain quotes, written `\"`: an even number of quotes follows its last one. */
const titled =
  /(?:^|\s)(?:title|filename)=(["'])(.*?)\1(?=[{\s]|$)(?=(?:(?:(?!\1).)*\1(?:(?!\1).)*\1)*(?:(?!\1).)*$)/
/** Matches a range of rehype-pretty-code, or a quoted text, so that ranges inside quotes are skipped. */
const rangeOrText = /"[^"]*"|(-?\d+)\s*(?:-|\.{2,3}|[‥…⋯])\s*(-?\d+)/g
/** Longer lines take too long to highlight, and nobody reads them. */
const longestLine = 5000

/** The highlighter's names of languages that Docusaurus or authors call by other names. */
const otherNames: Record<string, string> = {
  apacheconf: 'apache',
  arduino: 'cpp',
  cshtml: 'razor',
  curl: 'bash',
  django: 'jinja',
  dotnet: 'csharp',
  env: 'dotenv',
  flow: 'ts',
  gettext: 'po',
  golang: 'go',
  gradle: 'groovy',
  jinja2: 'jinja',
  markup: 'html',
  nasm: 'asm',
  none: 'text',
  objectivec: 'objective-c',
  patch: 'diff',
  plain: 'text',
  'shell-session': 'shellsession',
  svg: 'xml',
  vbnet: 'vb',
  'visual-basic': 'vb',
  webmanifest: 'json',
}

/**
 * Translates the info string of a fence for rehype-pretty-code, and stores it in an attribute, which survives
 * raw HTML in the same file:
 *
 * - `title='…'` may be in single quotes, with double ones inside; `filename="…"` is a title, too,
 * - `showLineNumbers=5` starts at 5,
 * - magic comments such as `// highlight-next-line` mark lines, unless there are ranges.
 */
export function remarkCodeMeta() {
  return (tree: Root, file: VFile) => {
    const report = reporterOf(file)
    visit(tree, 'code', (node) => {
      splitLanguage(node)
      if (node.lang) node.lang = ownValue(otherNames, node.lang.toLowerCase()) ?? node.lang.toLowerCase()
      for (const message of explainMeta(node)) report(node.position?.start, message, 'code/meta')
      for (const message of explainLanguage(node)) report(node.position?.start, message, 'code/language')
      let meta = node.meta ?? ''
      const title = titled.exec(meta)?.[2]
      const hasRanges = /\{[\d,-]+\}/.test(meta.replace(quotedValue, ''))
      meta = meta.replace(titled, '').replace(/showLineNumbers=(?:\{(\d+)\}|(\d+))/, 'showLineNumbers{$1$2}')
      if (!hasRanges) {
        const { code, ranges } = takeMagicComments(node.value, node.lang ?? '')
        node.value = code
        meta += ranges
      }
      const lines = node.value.split('\n')
      if (lines.some(({ length }) => length > longestLine)) node.lang = 'text'
      // rehype-pretty-code would walk an oversized range to its end
      node.meta = meta.replace(rangeOrText, (match, from, to) =>
        Math.abs(to - from) > lines.length ? '' : match,
      )
      if (title) node.meta += ` title="${shownTitle(title).replaceAll('"', quoteMark)}"`
      const hProperties = { ...node.data?.hProperties, metastring: node.meta }
      node.data = { ...node.data, ...(title && { title }), hProperties }
    })
  }
}

/** A title with typography; one without Russian letters is the name of a file. */
const shownTitle = (title: string): string => (/\p{Script=Cyrillic}/u.test(title) ? typograph(title) : title)

/** Moves the ranges of `js{1,3-5}` from the language to the meta string. */
function splitLanguage(node: Code): void {
  const [, name, ranges] = /^([^{]+)(\{.*)$/.exec(node.lang ?? '') ?? []
  if (name === undefined) return
  node.lang = name
  node.meta = [ranges, node.meta].filter(Boolean).join(' ')
}

function explainMeta({ meta, value }: Code): string[] {
  const words = (meta ?? '').replace(quotedValue, '""')
  const [, title] = /\btitle\s*=\s*(?!"")(\S*)/.exec(words) ?? []
  const [, ranges] = /(?:^|\s)(\{[^}]*\}?)/.exec(words) ?? []
  const [, written = ranges] = /(?:^|\s)(\{[^}]*\}?)/.exec(meta ?? '') ?? []
  const areRanges = /^\{\s*\d+(?:\s*[-,]\s*\d+)*\s*\}$/.test(ranges ?? '{1}')
  const last = Math.max(...(ranges?.match(/\d+/g) ?? []).map(Number))
  const count = value.split('\n').length
  const [, first] = /\bshowLineNumbers=(?!\{?\d+\}?(?:\s|$))(\S*)/.exec(words) ?? []
  return [
    title !== undefined &&
      `Название кода: ожидается в кавычках, title="…", а написано title=${title}. Исправьте кавычки.`,
    !areRanges && `Строки кода: ожидаются номера через запятую, {1,3-5}, а написано ${show(written)}.`,
    areRanges &&
      last > count &&
      `Строки кода: отмечена строка ${last}, а строк всего ${count}. Исправьте номер в «${ranges}».`,
    first !== undefined &&
      `Номера строк: ожидается showLineNumbers или showLineNumbers=5, а написано showLineNumbers=${first}.`,
    /(^|\s)live(\s|$)/.test(words) &&
      'Слово live: код на странице не выполняется, он показан как есть. Уберите слово или сделайте компонент из этого кода.',
  ].filter((message) => message !== false)
}

/** Languages of the highlighter, and names with a special meaning. */
const languages = new Set(
  [Object.keys(bundledLanguages), 'ansi', 'math', 'mdx-code-block', 'plaintext', 'text', 'txt'].flat(),
)

/** Reports near misses of known names only: authors may use languages that the highlighter lacks. */
function explainLanguage({ lang }: Code): string[] {
  const language = lang ?? ''
  const near = language.length < 4 || languages.has(language) ? undefined : nearest(language, languages)
  return near === undefined
    ? []
    : [`Нет языка «${language}»: код будет без подсветки. Возможно, «${near}»? Для простого текста — text.`]
}
