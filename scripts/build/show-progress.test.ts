import { expect, test } from 'vitest'
import { showProgress } from './show-progress'

/** Returns what is printed while `parts` parts are done. */
function printed(parts: number, total: number, kept: number, isTTY: boolean): string {
  let text = ''
  const output = { isTTY, write: (part: string | Uint8Array) => ((text += String(part)), true) }
  const advance = showProgress('Тексты', total, kept, output)
  for (let part = 0; part < parts; part++) advance()
  return text.replaceAll('\u00a0', ' ')
}

test('a log gets a line per quarter of long work, and one line for short work', () => {
  expect(printed(200, 200, 0, false)).toBe(
    'Тексты: 50 из 200\nТексты: 100 из 200\nТексты: 150 из 200\nТексты: 200\n',
  )
  expect(printed(3, 3, 0, false)).toBe('Тексты: 3\n')
})

test('a terminal gets one line that is updated in place', () => {
  expect(printed(2, 2, 0, true)).toBe('\r\u001B[KТексты: 1 из 2\r\u001B[KТексты: 2\n')
})

test('parts kept from an earlier build count as done and are mentioned', () => {
  expect(printed(1, 200, 199, false)).toBe('Тексты: 200, с прошлой сборки — 199\n')
  expect(printed(0, 200, 200, false)).toBe('Тексты: 200, с прошлой сборки — 200\n')
  expect(printed(50, 300, 100, false)).toBe('Тексты: 150 из 300\n')
})
