import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { visit } from '../visit'
import { isJsx } from '../mdx/mdx-nodes'
import { remarkHtmlAttributes } from './remark-html-attributes'

function namesIn(text: string): string[] {
  const parser = unified().use(remarkParse).use(remarkMdx)
  const tree = parser.parse(text)
  remarkHtmlAttributes()(tree)
  const names: string[] = []
  visit(tree, (node) => {
    if (!isJsx(node)) return
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute') names.push(attribute.name)
  })
  return names
}

test.each([
  ['<div class="a" tabindex="0" contenteditable />', ['className', 'tabIndex', 'contentEditable']],
  ['<label for="a" /> <img srcset="./a.png 2x" crossorigin="" />', ['htmlFor', 'srcSet', 'crossOrigin']],
  ['<video autoplay muted playsInline />', ['autoPlay', 'muted', 'playsInline']],
  ['<a data-id="1" aria-label="а" href="./a.md" />', ['data-id', 'aria-label', 'href']],
  ['<td colspan="2" className="a" onclick="x()" />', ['colSpan', 'className', 'onclick']],
  ['<Card class="a" srcset="b" /> <Tabs.Item for="c" />', ['class', 'srcset', 'for']],
])('the attributes of %s become %j', (text, names) => expect(namesIn(text)).toEqual(names))

test('an image in a picture is marked, another is not', () => {
  expect(
    namesIn('<picture>\n  <source srcset="a" />\n  <img src="b" />\n</picture>\n\n<img src="c" />'),
  ).toEqual(['srcSet', 'src', 'data-in-picture', 'src'])
})
