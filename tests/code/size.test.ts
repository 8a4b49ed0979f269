/** The size of the code, which only grows when nobody looks. */
import { test } from 'vitest'
import { expectNone, sources } from './sources'

const aim = { lines: 14_000, files: 380, longest: 200 }

const lengths = sources.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))

test('the code without tests and styles has its agreed size', () => {
  const lines = lengths.reduce((sum, one) => sum + one.lines, 0)
  console.log(`code: ${lines} lines (at most ${aim.lines}) in ${lengths.length} files (at most ${aim.files})`)
  expectNone('larger than agreed', [
    ...(lines > aim.lines ? [`${lines} lines`] : []),
    ...(lengths.length > aim.files ? [`${lengths.length} files`] : []),
    ...lengths.filter((one) => one.lines > aim.longest).map((one) => `${one.lines} lines in ${one.file}`),
  ])
})
