import type { ReactNode } from 'react'
import type { Tag } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import type { PostCard } from '@/lib/view/blog'
import { BlogFrame } from './blog-frame'
import { ListPager, PostList } from './post-list'
import { TagLinks } from './tag-links'

interface ListPageProps {
  title: string
  /** What stands between the title and the posts. */
  lead?: ReactNode
  cards: PostCard[]
  pager: { newer?: string; older?: string }
  /** Tags and feeds beside the list; only on the list of the whole blog. */
  rail?: { tags: { tag: Tag; count: number }[]; hasFeeds: boolean }
}

/** A page of posts: of the blog, of a tag, of an author. */
export function ListPage({ title, lead, cards, pager, rail }: ListPageProps) {
  return (
    <BlogFrame title={title}>
      <div className={rail ? 'page' : 'page full'}>
        <h1>{title}</h1>
        {lead}
        <PostList cards={cards} />
        <ListPager {...pager} />
      </div>
      {rail && <Rail {...rail} />}
    </BlogFrame>
  )
}

const feeds = [
  ['RSS', '/blog/rss.xml'],
  ['Atom', '/blog/atom.xml'],
  ['JSON', '/blog/feed.json'],
] as const

function Rail({ tags, hasFeeds }: NonNullable<ListPageProps['rail']>) {
  return (
    <aside className="rail" aria-label={strings.blog.tags}>
      {tags.length > 0 && (
        <>
          <h2>{strings.blog.tags}</h2>
          <TagLinks tags={tags} />
        </>
      )}
      {hasFeeds && (
        <>
          <h2>{strings.blog.feeds}</h2>
          <p>
            {feeds.map(([name, path], index) => (
              <span key={name}>
                {index > 0 && ', '}
                <a href={hrefOf(path)}>{name}</a>
              </span>
            ))}
          </p>
        </>
      )}
    </aside>
  )
}
