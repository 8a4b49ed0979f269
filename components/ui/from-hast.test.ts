import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { element } from '@/lib/markdown/blocks/element'
import { fromHast } from './from-hast'

test('a void element may have empty text', () => {
  const meta = element('meta', { name: 'author', content: 'Анна' }, '')
  expect(renderToStaticMarkup(fromHast(meta, {}))).toBe('<meta name="author" content="Анна"/>')
})
