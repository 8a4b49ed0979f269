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

/** Picture or initials, name and role of an author. */
export function AuthorCard({ author }: { author: Author }) {
  const { name, title, image_url: picture } = author
  const link = linkOf(author)
  return (
    <div className="author">
      {picture === undefined ? (
        <span aria-hidden="true">{initials(name)}</span>
      ) : (
        <img
          src={isExternal(picture) ? picture : hrefOf(picture)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
        />
      )}
      <span translate="no">
        {link === undefined ? name : <Link to={link}>{name}</Link>}
        {title !== undefined && <small>{title}</small>}
      </span>
    </div>
  )
}
