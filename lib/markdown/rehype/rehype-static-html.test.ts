import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { rehypeStaticHtml } from './rehype-static-html'

/** The attributes of the component that replaces the only element of a paragraph. */
function attributesOf(element: ElementContent): unknown {
  const paragraph = h('p', [element])
  rehypeStaticHtml()({ type: 'root', children: [paragraph] })
  const { name, attributes } = paragraph.children[0] as unknown as {
    name: string
    attributes: { name: string; value: string }[]
  }
  return { [name]: Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])) }
}

const raw = { type: 'raw', value: '<math></math>' } as never

test('formulas and diagrams become an HTML string and keep their kind', () => {
  expect(attributesOf(h('span', { class: 'formula inline' }, [raw]))).toEqual({
    StaticHtml: { tag: 'span', className: 'formula inline', html: '<math></math>' },
  })
  expect(attributesOf(h('div', { class: 'diagram', ariaLabel: 'Схема' }, [raw]))).toEqual({
    StaticHtml: { tag: 'div', className: 'diagram', 'aria-label': 'Схема', html: '<math></math>' },
  })
})

test('code blocks become strings of HTML', () => {
  const figure = h('figure', { class: 'code', dataLanguage: 'js' }, [h('pre', [h('b', 'x')])])
  expect(attributesOf(figure)).toEqual({
    StaticHtml: { tag: 'figure', className: 'code', 'data-language': 'js', html: '<pre><b>x</b></pre>' },
  })
})
