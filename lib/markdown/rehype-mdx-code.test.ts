import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import rehypeMdxCode from './rehype-mdx-code.mjs'

/** The attributes of what the only element of a paragraph becomes. */
function attributesOf(element: ElementContent): unknown {
  const paragraph = h('p', [element])
  rehypeMdxCode()({ type: 'root', children: [paragraph] })
  const { name, attributes } = paragraph.children[0] as unknown as {
    name: string
    attributes: { name: string; value: string }[]
  }
  return { [name]: Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])) }
}

const raw = { type: 'raw', value: '<math></math>' } as never

test('formulas and diagrams are one string of HTML, and keep their kind', () => {
  expect(attributesOf(h('span', { class: 'formula inline' }, [raw]))).toEqual({
    Drawn: { kind: 'formula inline', html: '<math></math>' },
  })
  expect(attributesOf(h('div', { class: 'diagram' }, [raw]))).toEqual({
    Drawn: { kind: 'diagram', html: '<math></math>' },
  })
})

test('so are the lines of code', () => {
  expect(attributesOf(h('pre', { ariaLabel: 'Код' }, [h('b', 'x')]))).toEqual({
    CodeLines: { label: 'Код', html: '<b>x</b>' },
  })
})
