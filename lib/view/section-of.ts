import type { Route } from '../load/build-routes'

const docs = new Set<Route['kind']>(['docs-root', 'doc', 'doc-tags', 'doc-tag', 'category'])
const blog = new Set<Route['kind']>(['blog-list', 'post', 'archive', 'tags', 'tag', 'authors', 'author'])

export function sectionOf({ kind }: Pick<Route, 'kind'>): 'docs' | 'blog' | undefined {
  if (docs.has(kind)) return 'docs'
  return blog.has(kind) ? 'blog' : undefined
}
