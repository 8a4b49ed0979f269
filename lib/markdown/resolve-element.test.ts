import { expect, test } from 'vitest'
import { shownSize } from './resolve-element'

const own = { width: 1280, height: 640 }

test.each([
  [{}, { width: 1280, height: 640 }],
  [{ width: 300 }, { width: 300, height: 150 }],
  [{ width: '300px' }, { width: 300, height: 150 }],
  [{ height: '90' }, { width: 180, height: 90 }],
  [{ width: '50%' }, { width: '50%' }],
  [
    { width: 64, height: '64' },
    { width: '64', height: '64' },
  ],
])('an author writes %j', (given, shown) => expect(shownSize(own, given)).toEqual(shown))

test('nothing is known of a picture from elsewhere', () => {
  expect(shownSize({}, { width: 300 })).toEqual({ width: '300' })
  expect(shownSize({}, {})).toEqual({})
})
