import { expect, test } from 'vitest'
import { inThreads, startThreads, worthThreads } from '../../scripts/in-threads'
import doubles from './doubles'

const file = new URL('doubles.ts', import.meta.url)
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Would do the work in this thread. */
const refuse = () => {
  throw new Error('in this thread')
}

test.each([
  ['started for it', true],
  ['started before', false],
])('threads that are %s give results in the order of the items', async (_, isLate) => {
  if (!isLate) startThreads(file)
  const items = numbers(worthThreads + 41)
  expect(await inThreads(items, refuse, file)).toEqual(doubles(items))
})

test('few items are no work for threads, which end when they have been started in vain', async () => {
  startThreads(file)
  expect(await inThreads([1, 2], doubles, file)).toEqual([2, 4])
  await expect(inThreads([1], refuse, file)).rejects.toThrow('in this thread')
})
