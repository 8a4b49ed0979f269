/** Addresses of authors: websites, and pictures, which may be relative to `authors.yml` or a post. */
import { isMarkdownFile } from '../content/file-names'
import type { Author, Post } from '../content/types'
import { readFrontMatter } from '../markdown/front-matter'
import { parseYaml } from '../markdown/parse-yaml'
import type { Problem, SourceFile } from '../problems/problem'
import { checkLink } from './check-links'
import { urlResolver } from './url-resolver'
import type { LinkIndex } from './resolve-link'

interface Blog {
  authors: Author[]
  posts: Post[]
  linkIndex: LinkIndex
}

type Pictured = Author & Required<Pick<Author, 'picture'>>

const everyAuthor = ({ authors, posts }: Blog): Author[] => [
  ...authors,
  ...posts.flatMap((post) => post.authors),
]

const authorsWithPictures = (blog: Blog): Pictured[] =>
  everyAuthor(blog).filter((author): author is Pictured => author.picture !== undefined)

/** The pictures as links, each with the file that names it. */
export const linksToPictures = (blog: Blog) =>
  authorsWithPictures(blog).map(({ picture: { url, path } }) => ({ url, from: { path, permalink: '/' } }))

export const checkAuthorLinks = (blog: Blog, texts: SourceFile[]): Problem[] =>
  everyAuthor(blog).flatMap((author) =>
    (['website', 'picture'] as const).flatMap((kind) => {
      const { url = '', path, field = [] } = author[kind] ?? {}
      const source = texts.find((text) => text.path === path)
      if (!source) return []
      const file = source.displayPath
      const { placeOf } = isMarkdownFile(source.path) ? readFrontMatter(source) : parseYaml(file, source.text)
      const from = { path: source.path, permalink: '/' }
      return checkLink({ ...placeOf(field), file, url, from, isImage: kind === 'picture' }, blog.linkIndex)
    }),
  )

/** Sets the published addresses of author pictures. */
export function resolvePictures(blog: Blog): void {
  for (const author of authorsWithPictures(blog)) {
    const { url, path } = author.picture
    const { href, to = href } = urlResolver({ path, permalink: '/' }, blog.linkIndex)(url)
    author.image_url = to
  }
}
