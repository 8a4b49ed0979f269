import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { readMetadata } from './read-metadata'
import { unreadText, unreadTree } from './unread-text'

test('an unreadable text has the metadata of an empty tree', () => {
  expect(unreadText).toEqual(readMetadata(unreadTree, new VFile(), 'md'))
})
