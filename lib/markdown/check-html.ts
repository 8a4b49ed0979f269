/** Tells authors which raw HTML of theirs will not be in the page. */
import type { Root } from 'mdast'
import { find, html as htmlNames } from 'property-information'
import { problem, type Place, type Problem } from '../problems/problem'
import { htmlSchema } from './html-schema'
import { visit } from 'unist-util-visit'

const openTag = /<([a-z][\w:-]*)((?:\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?)\/?>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** Tags and attributes of a tree that the allow-list does not have. */
export function checkHtml(tree: Root, file: string): Problem[] {
  const problems: Problem[] = []
  visit(tree, 'html', ({ value, position }) => {
    // a comment or a part of one is no markup
    const visible = value.replace(/<!--[\s\S]*?(-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '))
    for (const { 1: tag = '', 2: attributes = '', index } of visible.matchAll(openTag)) {
      const place = placeOf(value, index, position?.start)
      const unknown = isTag(tag) ? attributesOf(attributes).filter((name) => !isAttribute(tag, name)) : []
      if (!isTag(tag)) problems.push(problem(file, place, tagMessage(tag), 'html/tag'))
      for (const name of unknown)
        problems.push(problem(file, place, attributeMessage(tag, name), 'html/attribute'))
    }
  })
  return problems
}

const tagMessage = (tag: string) =>
  `Тега <${tag}> в файлах .md быть не может. Замените его разметкой Markdown или добавьте в html.tags файла lib/site.ts.`
const attributeMessage = (tag: string, name: string) =>
  `Атрибута «${name}» у тега <${tag}> в файлах .md быть не может: он пропадёт. Уберите его или добавьте в html.attributes файла lib/site.ts.`

const isTag = (tag: string): boolean => htmlSchema.tagNames?.includes(tag.toLowerCase()) ?? false

const attributesOf = (text: string): string[] => [...text.matchAll(attribute)].map(([, name = '']) => name)

function isAttribute(tag: string, name: string): boolean {
  const { property } = find(htmlNames, name.toLowerCase())
  const allowed = [
    ...(htmlSchema.attributes?.[tag.toLowerCase()] ?? []),
    ...(htmlSchema.attributes?.['*'] ?? []),
  ]
  return (
    allowed.some((entry) => (typeof entry === 'string' ? entry : entry[0]) === property) ||
    /^data-/i.test(name)
  )
}

function placeOf(text: string, index: number, start: Place | undefined): Place {
  const lines = text.slice(0, index).split('\n')
  const column = (lines.at(-1)?.length ?? 0) + (lines.length === 1 ? (start?.column ?? 1) : 1)
  return { line: (start?.line ?? 1) + lines.length - 1, column }
}
