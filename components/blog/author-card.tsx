import type { Author } from '@/lib/content/types'
import { isExternal } from '@/lib/text/path'
import { hrefOf } from '@/lib/text/url'
import { Link } from '../ui/link'

/** Up to two initials of a name, for an author without a picture. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('ru'))
    .join('')

/** Where an author's name links to: their page, website or email address. */
const linkOf = ({ permalink, url, email }: Author): string | undefined =>
  permalink ?? url ?? (email === undefined ? undefined : `mailto:${email}`)

export function Avatar({ author: { name, image_url: picture } }: { author: Author }) {
  if (picture === undefined)
    return (
      <span className="avatar" aria-hidden="true">
        {initials(name)}
      </span>
    )
  const src = isExternal(picture) ? picture : hrefOf(picture)
  return <img className="avatar" src={src} alt="" width={40} height={40} loading="lazy" />
}

/** An author's name, linked if possible. */
export function AuthorLink({ author, className }: { author: Author; className?: string }) {
  const link = linkOf(author)
  if (link === undefined) return author.name
  return (
    <Link to={link} className={className}>
      {author.name}
    </Link>
  )
}

/** The website, email address and profiles of an author, except where the name leads. */
export function AuthorLinks({ author }: { author: Author }) {
  const { url, email, socials } = author
  const all = [url, email && `mailto:${email}`, ...Object.values(socials)]
  const links = [...new Set(all)].filter((link) => link && link !== linkOf(author)) as string[]
  if (links.length === 0) return null
  return (
    <ul className="meta">
      {links.map((link) => (
        <li key={link} translate="no">
          <Link to={link}>{link.replace(/^(https?:\/\/(www\.)?|mailto:)|\/$/g, '')}</Link>
        </li>
      ))}
    </ul>
  )
}

export const AuthorCard = ({ author }: { author: Author }) => (
  <div className="author">
    <Avatar author={author} />
    <span translate="no">
      <AuthorLink author={author} />
      {author.title !== undefined && <small>{author.title}</small>}
    </span>
  </div>
)
