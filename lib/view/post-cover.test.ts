import { expect, test } from 'vitest'
import { coverSize, postCover } from './post-cover'

test('each post has its own cover, the same in every build', () => {
  const covers = ['/blog/a/', '/blog/b/', '/blog/первая-запись/'].map(postCover)
  expect(new Set(covers.map((cover) => JSON.stringify(cover))).size).toBe(3)
  expect(postCover('/blog/a/')).toEqual(covers[0])
  for (const cover of covers)
    for (const path of Object.values(cover)) {
      expect(path).not.toBe('')
      for (const [, x, y] of path.matchAll(/M(\d+) (-?\d+)l/g)) {
        expect(Number(x)).toBeLessThanOrEqual(coverSize.width + 40)
        expect(Number(y)).toBeLessThanOrEqual(coverSize.height)
      }
    }
})
