import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { describe } from './describe'
import { unreadText, unreadTree } from './unread-text'

test('the metadata of an unreadable text are those of an empty tree', () => {
  expect(unreadText).toEqual(describe(unreadTree, new VFile(), 'md'))
})
