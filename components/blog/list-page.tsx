import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import type { listPage } from '@/lib/view/blog'
import { Lead } from '../ui/lead'
import { Link } from '../ui/link'
import { BlogFrame } from './blog-frame'
import { ListPager, PostList } from './post-list'
import { TagLinks } from './tag-links'

type ListPageProps = ReturnType<typeof listPage>

/** A page of posts: of the blog, of a tag, of an author. */
export function ListPage({ title, lead, profile, all, cards, pager, rail }: ListPageProps) {
  const intro = (
    <>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {profile?.description !== undefined && <p>{profile.description}</p>}
      {all && (
        <p>
          <Link to={all.permalink}>{all.label}</Link>
        </p>
      )}
    </>
  )
  return (
    <BlogFrame title={title}>
      <div className={rail ? 'page' : 'page full'}>
        <h1>{title}</h1>
        {profile ? <div className="prose">{intro}</div> : intro}
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
