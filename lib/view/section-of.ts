import type { Route } from '../load/build-routes'

type Section = 'docs' | 'blog' | undefined

const sections: Record<Route['kind'], Section> = {
  home: undefined,
  page: undefined,
  search: undefined,
  'docs-root': 'docs',
  doc: 'docs',
  'doc-tags': 'docs',
  'doc-tag': 'docs',
  category: 'docs',
  'blog-list': 'blog',
  post: 'blog',
  archive: 'blog',
  tags: 'blog',
  tag: 'blog',
  authors: 'blog',
  author: 'blog',
}

export const sectionOf = ({ kind }: Pick<Route, 'kind'>): Section => sections[kind]
