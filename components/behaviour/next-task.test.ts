import { expect, test } from 'vitest'
import { inSlices } from './next-task'

test('work in slices is done with all items in order', async () => {
  const done: number[] = []
  expect(await inSlices([1, 2, 3], (item) => done.push(item))).toBe(true)
  expect(done).toEqual([1, 2, 3])
})

test('work in slices ends where it fails', async () => {
  const done: number[] = []
  const work = (item: number) => {
    done.push(item)
    return item < 2
  }
  expect(await inSlices([1, 2, 3], work)).toBe(false)
  expect(done).toEqual([1, 2])
})

test('others have their turn between the slices', async () => {
  const turns: string[] = []
  const takesLong = (item: string) => {
    const end = performance.now() + 5
    while (performance.now() < end);
    turns.push(item)
  }
  const all = inSlices(['a', 'b', 'c'], takesLong)
  setTimeout(() => turns.push('another'))
  await all
  expect(turns.indexOf('another')).toBeLessThan(turns.indexOf('c'))
  expect(turns.filter((turn) => turn !== 'another')).toEqual(['a', 'b', 'c'])
})
