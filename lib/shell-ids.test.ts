import Slugger from 'github-slugger'
import { expect, test } from 'vitest'
import * as shellIds from './shell-ids'

test('no heading can have the id of a shell element', () => {
  const ids = Object.values(shellIds)
  expect(ids.filter((id) => new Slugger().slug(id) === id)).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
