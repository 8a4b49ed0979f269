import type { Root } from 'hast'
import { visit } from '../visit'
import { isTag, propertyOf, setProperty, tagOf } from './html-nodes'

/** Marks inline drawings inside links: `resolvePicture` drops their own links, which must not be nested. */
export function rehypeLinkedDrawings() {
  return (tree: Root) => {
    visit(tree, (link) => {
      if (!isTag(link) || !/^(a|PageLink)$/.test(tagOf(link))) return
      visit(link, (image) => {
        if (!isTag(image) || !/^(img|PageImage)$/.test(tagOf(image))) return
        if (String(propertyOf(image, 'src')).endsWith('.inline.svg')) setProperty(image, 'dataLinked', '')
      })
    })
  }
}
