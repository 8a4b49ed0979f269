import { expect, test, vi } from 'vitest'
import { inTurn } from './in-turn'

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
