import type { Post } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { countOf } from '@/lib/text/plural'
import { Link } from '../ui/link'
import { PostDate } from './post-list'

const mostPosts = 5

/** The cover of a post, if it has one, beside its title, which says the same. */
export const Thumbnail = ({ html }: { html: string }) =>
  html !== '' && <span className="cover" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />

interface FewPostsProps {
  posts: Post[]
  /** Returns the HTML of the image that opens a post; may be empty. */
  coverOf: (post: Post) => string
}

/** Links to the newest posts, with their covers and dates, and the number of all others. */
export const FewPosts = ({ posts, coverOf }: FewPostsProps) =>
  posts.length > 0 && (
    <ul className="few">
      {posts.slice(0, mostPosts).map((post) => (
        <li key={post.permalink}>
          <Thumbnail html={coverOf(post)} />
          <Link to={post.permalink}>{post.title}</Link>
          <PostDate post={post} />
        </li>
      ))}
      {posts.length > mostPosts && (
        <li>
          <small>
            {strings.blog.more} {countOf(posts.length - mostPosts, strings.blog.posts)}
          </small>
        </li>
      )}
    </ul>
  )
