import type { Post } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { countOf } from '@/lib/text/plural'
import { Link } from '../ui/link'
import { PostDate } from './post-list'

const mostPosts = 5

/** Links to the newest posts, with their dates, and the number of all others. */
export const FewPosts = ({ posts }: { posts: Post[] }) =>
  posts.length > 0 && (
    <ul className="few">
      {posts.slice(0, mostPosts).map((post) => (
        <li key={post.permalink}>
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
