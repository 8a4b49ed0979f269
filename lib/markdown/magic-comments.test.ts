import { describe, expect, test } from 'vitest'
import { takeMagicComments } from './magic-comments'

describe('a comment that marks lines', () => {
  test.each(['// ', '-- ', ';; ', "' ", 'REM ', '! ', '# '])('vanishes: %s', (opening) => {
    expect(takeMagicComments(`${opening}add-next-line\na`)).toEqual({ code: 'a', ranges: ' {1}#add' })
  })

  test.each([
    ['// ', ''],
    ['  #', ''],
    ['{/* ', ' */}'],
    ['<!-- ', ' -->'],
  ])('with a backslash is part of the sample: %s', (opening, closing) => {
    const line = (escape: string) => `${opening}${escape}highlight-start${closing}`
    expect(takeMagicComments(`${line('\\')}\na`)).toEqual({ code: `${line('')}\na`, ranges: '' })
  })
})
