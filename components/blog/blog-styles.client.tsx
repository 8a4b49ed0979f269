'use client'

import { styleSheet } from '../ui/style-sheet'
import authors from './authors.css?url'
import blog from './blog.css?url'
import lists from './lists.css?url'
import posts from './posts.css?url'

/** The style sheets of all pages of the blog. */
export const BlogStyles = styleSheet(posts, blog, authors)

/** The style sheet of the archive and of the lists of tags and authors. */
export const ListsStyles = styleSheet(lists)
