/** The size of the code without tests and styles, which only grows when nobody looks. */
import { expect, test } from 'vitest'
import { sources } from './sources'

const aim = { lines: 14_000, files: 380, longest: 200 }
/** Until the code has come down to its aim, its size is printed. */
const isReached = false

test('the code has at most its agreed size', () => {
  const lengths = sources.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
  const size = {
    lines: lengths.reduce((sum, { lines }) => sum + lines, 0),
    files: lengths.length,
    longest: Math.max(...lengths.map(({ lines }) => lines)),
  }
  if (!isReached) console.log('size of the code:', size, 'aim:', aim)
  const tooLarge = (['lines', 'files', 'longest'] as const).filter((what) => size[what] > aim[what])
  expect(isReached ? tooLarge : []).toEqual([])
})
