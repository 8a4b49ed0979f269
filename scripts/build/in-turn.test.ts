import { expect, test, vi } from 'vitest'
import { debounced, inTurn } from './in-turn'

test('tasks run in order, and an error is logged without stopping later ones', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const done: string[] = []
  void inTurn(async () => {
    await Promise.resolve()
    done.push('slow')
  })
  void inTurn(() => {
    throw new Error('disk full')
  })
  await inTurn(() => void done.push('last'))
  expect([done, printed.mock.calls]).toEqual([['slow', 'last'], [[new Error('disk full')]]])
  printed.mockRestore()
})

test('only the last of several debounced tasks runs', async () => {
  vi.useFakeTimers()
  const done: string[] = []
  const later = debounced(10)
  for (const name of ['first', 'second']) later(() => void done.push(name))
  await vi.advanceTimersByTimeAsync(9)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['second'])
  vi.useRealTimers()
})
