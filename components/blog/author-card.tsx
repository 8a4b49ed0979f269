import type { Author } from '@/lib/content/types'
import { isExternal } from '@/lib/text/path'
import { hrefOf } from '@/lib/text/url'
import { Link } from '../ui/link'

/** Up to two letters for an author without a picture. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('ru'))
    .join('')

/** Own page, else the site, else the mail of an author. */
const linkOf = ({ permalink, url, email }: Author): string | undefined =>
  permalink ?? url ?? (email === undefined ? undefined : `mailto:${email}`)

/** Picture or initials of an author. */
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

interface AuthorCardProps {
  author: Author
  /** Small and without the role, for lists. */
  isShort?: boolean
}

/** Picture, name and role of an author. */
export function AuthorCard({ author, isShort = false }: AuthorCardProps) {
  const { name, title } = author
  const link = linkOf(author)
  return (
    <div className="author">
      <Avatar author={author} />
      <span translate="no">
        {link === undefined ? name : <Link to={link}>{name}</Link>}
        {!isShort && title !== undefined && <small>{title}</small>}
      </span>
    </div>
  )
}
