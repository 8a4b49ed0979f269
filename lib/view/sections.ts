/** The pages that list all others, for readers who have not found theirs by search. */
import { blogTagsPath } from '../content/address'
import { permalinkOf } from '../text/path'
import { config } from '../site'
import { strings } from '../strings'
import type { LabelledLink } from './docs'

/** The overview of the documentation, all posts, all tags. */
export const siteSections = (): LabelledLink[] => [
  { label: strings.docs.title, permalink: permalinkOf('docs') },
  {
    label: `${config.blog.title}: ${strings.blog.archive.toLocaleLowerCase('ru')}`,
    permalink: permalinkOf('blog/archive'),
  },
  {
    label: `${config.blog.title}: ${strings.blog.tags.toLocaleLowerCase('ru')}`,
    permalink: permalinkOf(blogTagsPath),
  },
]
