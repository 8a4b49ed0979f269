import Slugger from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import { visit } from './walk.mjs'

/** @import { Root, Heading } from 'mdast' */
/** @import { VFile } from 'vfile' */

const explicitId = /\{#([^{}]+)\}\s*$/
/** The other spelling, a comment at the end of the heading. */
const commentedId = /^(?:<!--|\/\*)\s*#(\S+)\s*(?:-->|\*\/)$/

/** @param {string} name */
const code = (name) => /** @type {number} */ (name.codePointAt(0))

/**
 * `{#id}` at the end of a line as plain text. MDX would read it as an expression and fail, since `#id` is
 * not JavaScript; authors of Docusaurus write it in both kinds of files.
 */
const headingIdSyntax = {
  text: {
    [code('{')]: {
      add: /** @type {const} */ ('before'),
      name: 'headingId',
      /** @param {any} effects @param {any} ok @param {any} nok */
      tokenize(effects, ok, nok) {
        return start

        /** @param {number | null} c */
        function start(c) {
          effects.enter('data')
          effects.consume(c)
          return hash
        }
        /** @param {number | null} c */
        function hash(c) {
          if (c !== code('#')) return nok(c)
          effects.consume(c)
          return inside
        }
        /** @param {number | null} c */
        function inside(c) {
          if (c === null || c < 0 || c === code('{')) return nok(c)
          effects.consume(c)
          return c === code('}') ? after : inside
        }
        /** @param {number | null} c */
        function after(c) {
          if (c !== null && c >= 0) return nok(c)
          effects.exit('data')
          return ok(c)
        }
      },
    },
  },
}

/**
 * Gives every heading of level 2 to 6 an id: the one written as `## Текст {#id}`, else the GitHub slug of
 * its text, numbered when it repeats. Ids are set before anything else reads the tree, so that the page, the
 * table of contents, the link check and search cannot disagree.
 *
 * @this {import('unified').Processor}
 */
export default function remarkHeadingIds() {
  const data = /** @type {{ micromarkExtensions?: unknown[] }} */ (this.data())
  ;(data.micromarkExtensions ??= []).push(headingIdSyntax)

  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    const slugger = new Slugger()
    /** @type {Heading[]} */
    const rest = []
    visit(tree, 'heading', (heading) => {
      if (heading.depth === 1) return void takeExplicitId(heading)
      const id = takeExplicitId(heading)
      if (id === undefined) return void rest.push(heading)
      if (/[\s"'<>&%]/.test(id)) {
        file.message(
          `Якорь «${id}»: не может быть пробелов, кавычек и знаков < > & %. Напишите короткое слово.`,
          {
            place: heading.position,
            source: 'markdown',
            ruleId: 'heading-id',
          },
        )
        return void rest.push(heading)
      }
      if (id in slugger.occurrences) {
        file.message(`Якорь «${id}» уже занят на этой странице. Дайте разделу другой.`, {
          place: heading.position,
          source: 'markdown',
          ruleId: 'heading-id',
        })
      }
      slugger.occurrences[id] = 0
      setId(heading, id)
    })
    for (const heading of rest)
      setId(
        heading,
        slugger.slug(toString(heading, { includeHtml: false }).trim().normalize('NFC')) ||
          slugger.slug('раздел'),
      )
  }
}

/** Removes `{#id}` or a comment `#id` from the end of a heading. @param {Heading} heading @returns {string | undefined} */
function takeExplicitId(heading) {
  const last = heading.children.at(-1)
  if (last?.type === 'html' || last?.type === 'mdxTextExpression') {
    const id = commentedId.exec(last.value.trim())?.[1]
    if (id === undefined) return undefined
    heading.children.pop()
    const before = heading.children.at(-1)
    if (before?.type === 'text') before.value = before.value.trimEnd()
    return id.normalize('NFC')
  }
  if (last?.type !== 'text') return undefined
  const match = explicitId.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index).trimEnd()
  return match[1]?.trim().normalize('NFC')
}

/** @param {Heading} heading @param {string} id */
function setId(heading, id) {
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
}
