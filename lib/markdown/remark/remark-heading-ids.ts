import Slugger, { slug } from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { trimId, withoutInvisible } from '../../text/characters'
import type { VFile } from 'vfile'
import type { Rule } from '../../rules'
import { reporterOf } from '../reporter'
import { visit } from '../visit'

const explicitId = /\{ ?#(?!\s*\}\s*$)([^{}]+|\S+)\}\s*$/
const secondTitle =
  'Заголовок первого уровня — название страницы, а этот стоит ниже: у него нет якоря и места в оглавлении. Начните его с «##».'
const emptyId = /\{ ?#\s*\}\s*$/
/** The alternative syntax, a comment at the end of the heading. */
const commentedId = /^\s*(?:<!--|\/\*)\s*#(\S+)\s*(?:-->|\*\/)\s*$/

/** Sets the ids of headings from level 2 on, for links and the search: `{#id}`, else the GitHub slug. */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile) => {
    const slugger = new Slugger()
    const rest: Heading[] = []
    let isFirst = true
    visit(tree, 'heading', (heading) => {
      const report = (message: string, rule: Rule = 'markdown/heading-id') =>
        reporterOf(file)(heading.position?.start, message, rule)
      const id = withoutInvisible(takeExplicitId(heading)?.normalize('NFC') ?? '') || undefined
      const last = heading.children.at(-1)
      if (last?.type === 'text' && emptyId.test(last.value))
        report('Якорь «{#}» пуст и остался текстом. Впишите в него слово или уберите его.')
      if (heading.depth === 1 && !isFirst) report(secondTitle, 'markdown/heading')
      isFirst = false
      if (heading.depth === 1) return
      if (id === undefined) rest.push(heading)
      else if (/[\s"'<>&%{}\\]/.test(id)) {
        rest.push(heading)
        report(
          `Якорь «${id}»: не может быть пробелов, кавычек и знаков < > & % { } \\. Напишите короткое слово.`,
        )
      } else {
        if (id in slugger.occurrences)
          report(`Якорь «${id}» уже занят на этой странице. Дайте разделу другой.`)
        slugger.occurrences[id] = 0
        setId(heading, id)
      }
    })
    for (const heading of rest) {
      const text = withoutInvisible(toString(heading, { includeHtml: false }).replaceAll('\n', ' '))
        .trim()
        .normalize('NFC')
      setId(heading, slugger.slug(idOf(text) || 'раздел'))
    }
  }
}

/** The GitHub slug, without hyphens at either end unless the text has them. */
function idOf(text: string): string {
  const id = slug(text)
  return /^-|-$/.test(text) ? id : trimId(id)
}

/** Removes `{#id}` or a comment `#id` from the end of a heading, and returns the id. */
function takeExplicitId({ children }: Heading): string | undefined {
  const last = children.at(-1)
  if (last?.type === 'text') {
    const found = explicitId.exec(last.value)
    if (found) last.value = last.value.slice(0, found.index).trimEnd()
    return found?.[1]?.trim()
  }
  if (last?.type !== 'html' && last?.type !== 'mdxTextExpression') return undefined
  const id = commentedId.exec(last.value)?.[1]
  if (id === undefined) return undefined
  children.pop()
  const before = children.at(-1)
  if (before?.type === 'text') before.value = before.value.trimEnd()
  return id
}

function setId(heading: Heading, id: string): void {
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
}
