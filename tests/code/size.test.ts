/** The size of the code without tests and styles, to keep it from growing unnoticed. */
import { expect, test } from 'vitest'
import { sources } from './sources'

/** With room for one feature: 300 lines and a few files. To raise a limit, give a reason in the commit. */
const limits = { lines: 27_050, files: 480, longest: 200 }

test('the code does not exceed its agreed size', () => {
  const lengths = sources.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
  const size = {
    lines: lengths.reduce((sum, { lines }) => sum + lines, 0),
    files: lengths.length,
    // the settings grow with the site
    longest: Math.max(...lengths.map(({ file, lines }) => (file === 'lib/site.ts' ? 0 : lines))),
  }
  const tooLarge = (['lines', 'files', 'longest'] as const).filter((what) => size[what] > limits[what])
  expect([size, tooLarge]).toEqual([size, []])
})
