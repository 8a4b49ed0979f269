import { htmlVoidElements } from 'html-void-elements'
import type { Root } from 'mdast'
import { placeAt } from '../../problems/problem'
import { config } from '../../site'
import { htmlSchema } from '../html-schema'
import type { Report } from '../types'
import { visit } from '../visit'

/** A tag, or what contains none: a comment, an element with code inside. */
const anyTag =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<(?<slash>\/?)(?<name>[a-z][\w-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi

/** Elements that HTML ends without a tag, and those that this site adds: parts of drawings end in `/>`. */
const endsItself = new Set(
  [
    config.html.tags,
    htmlVoidElements,
    'caption colgroup dd dt li p rb rp rt rtc tbody td tfoot th thead tr'.split(' '),
  ].flat(),
)

/** Elements that the end of the element around them does not end: https://html.spec.whatwg.org/#formatting */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/** Reports elements in raw HTML that are open at the end of the text. Browsers put all that follows into them. */
export function checkOpenTags(tree: Root, report: Report, source: string): void {
  let open: { name: string; offset: number }[] = []
  visit(tree, 'html', ({ value, position }) => {
    for (const { groups = {}, index } of value.matchAll(anyTag)) {
      const name = groups['name']?.toLowerCase() ?? ''
      if (endsItself.has(name) || !htmlSchema.tagNames?.includes(name)) continue
      // the next link ends an open one
      if (groups['slash'] === '/' || name === 'a') open = closed(open, name)
      if (groups['slash'] === '' && !isTarget(name, groups['attributes'] ?? ''))
        open.push({ name, offset: (position?.start.offset ?? 0) + index })
    }
  })
  for (const { name, offset } of open) {
    const message = `Тег <${name}> не закрыт: в него попадёт и текст ниже. Допишите </${name}>.`
    report(placeAt(source, offset), message, 'markdown/unclosed')
  }
}

/** Whether a tag is just the target of links, as in `<a id="x" />`: nothing shows where it ends. */
const isTarget = (name: string, attributes: string): boolean =>
  name === 'a'
    ? !/\shref\b/i.test(attributes)
    : name === 'span' && /^(?:\s+(?:id|name)=\S+)+\s*\/?$/i.test(attributes)

/** The open elements after an end tag. */
function closed<T extends { name: string }>(open: T[], name: string): T[] {
  const last = open.findLastIndex((one) => one.name === name)
  const isEnded = (one: T, index: number) =>
    index === last || (index > last && !formatting.has(name) && !formatting.has(one.name))
  return last === -1 ? open : open.filter((one, index) => !isEnded(one, index))
}
