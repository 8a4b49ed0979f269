import { typograph } from '@/lib/text/typograph'
import { Link } from './link'

interface LeadProps {
  /** A link placed on the first occurrence of its label in the text. */
  link?: { label: string; to: string }
  children: string
}

/** The introduction below the title, from the settings or a field, with typography applied. */
export function Lead({ link, children }: LeadProps) {
  const text = typograph(children)
  const label = typograph(link?.label ?? '')
  const [before = '', ...after] = link ? text.split(label) : [text]
  return (
    <p className="lead">
      {before}
      {link && after.length > 0 && (
        <>
          <Link to={link.to}>{label}</Link>
          {after.join(label)}
        </>
      )}
    </p>
  )
}
