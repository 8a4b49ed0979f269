import Slugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

const explicitId = /\{#([^{}]+)\}\s*$/
/** The other spelling, a comment at the end of the heading. */
const commentedId = /^(?:<!--|\/\*)\s*#(\S+)\s*(?:-->|\*\/)$/

/**
 * Gives every heading of level 2 to 6 an id: the one written as `## Текст {#id}`, else the GitHub slug of
 * its text, numbered when it repeats. Ids are set before anything else reads the tree, so that the page, the
 * table of contents, the link check and search cannot disagree.
 */
export default function remarkHeadingIds() {
  return (tree: Root, file: VFile) => {
    const slugger = new Slugger()
    const rest: Heading[] = []
    const report = (heading: Heading, message: string) =>
      file.message(message, { place: heading.position, source: 'markdown', ruleId: 'heading-id' })
    visit(tree, 'heading', (heading) => {
      const id = takeExplicitId(heading)
      if (heading.depth === 1) return
      if (id === undefined) return void rest.push(heading)
      if (/[\s"'<>&%]/.test(id)) {
        report(
          heading,
          `Якорь «${id}»: не может быть пробелов, кавычек и знаков < > & %. Напишите короткое слово.`,
        )
        return void rest.push(heading)
      }
      if (id in slugger.occurrences)
        report(heading, `Якорь «${id}» уже занят на этой странице. Дайте разделу другой.`)
      slugger.occurrences[id] = 0
      setId(heading, id)
    })
    for (const heading of rest) {
      const text = toString(heading, { includeHtml: false }).trim().normalize('NFC')
      setId(heading, slugger.slug(text) || slugger.slug('раздел'))
    }
  }
}

/** Removes `{#id}` or a comment `#id` from the end of a heading. */
function takeExplicitId(heading: Heading): string | undefined {
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

function setId(heading: Heading, id: string): void {
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
}
