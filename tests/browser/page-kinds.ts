/**
 * A page of each kind: with and without contents, figures, tables, cards, posts, forms; the last one is
 * missing.
 */
export const pageKinds = [
  '/',
  '/docs/',
  '/docs/intro/',
  '/docs/api/events/',
  '/docs/tutorials/lesson-1/',
  '/docs/category/api/',
  '/docs/category/уроки/',
  '/blog/',
  '/blog/welcome/',
  '/blog/mdx-blog-post/',
  '/blog/archive/',
  '/blog/authors/',
  '/blog/authors/platform/',
  '/blog/tags/',
  '/blog/tags/docusaurus/',
  '/markdown-page/',
  '/search/',
  '/docs/intr/',
]
