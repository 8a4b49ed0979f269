import { expect, test } from 'vitest'
import load from './css-module-loader.cjs'

test('a selector without a class gets a part that matches everything', () => {
  expect(load(':root, div[class^="a.b"] a::before, :not(.q) u { color: red }')).toBe(
    ':is(*):root, div:is(*)[class^="a.b"] a::before, :is(*):not(.q) u { color: red }',
  )
  expect(load('@media print { *, :global(.z) b { color: red } }')).toBe(
    '@media print { *:is(*), :is(*):global(.z) b { color: red } }',
  )
})

test.each([
  '.box, #id a:hover { & i { color: red } }',
  '@keyframes x { from { color: red } 50.5% { color: blue } }',
])('left alone: %s', (css) => expect(load(css)).toBe(css))
