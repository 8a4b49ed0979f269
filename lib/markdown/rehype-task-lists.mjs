import { visit } from './walk.mjs'
import { contentStrings as strings } from '../strings/content-strings.mjs'

/** @import { Root } from 'hast' */

/** Names the boxes of task lists, which screen readers otherwise read out as nameless. */
export default function rehypeTaskLists() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'input' || properties['type'] !== 'checkbox' || !properties['disabled']) return
      properties['ariaLabel'] = properties['checked'] ? strings.taskDone : strings.taskOpen
    })
  }
}
