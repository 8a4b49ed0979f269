import { expect, test } from 'vitest'
import { assetHref } from './assets'

test('a published name fits on every disk, and ends with a whole letter', () => {
  const [short, long] = ['Схема сети', `1${'ы'.repeat(122)}`].map((name) =>
    assetHref(`docs/${name}.PNG`, Buffer.from('x')),
  )
  expect(short).toBe('/assets/Схема-сети-2d711642.png')
  expect(long).toBe(`/assets/1${'ы'.repeat(99)}-2d711642.png`)
})
