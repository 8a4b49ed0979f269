import { typograph } from '@/lib/text/typograph'
import { Link } from './link'

interface LeadProps {
  /** Its label is linked where the introduction has it. */
  link?: { label: string; to: string }
  children: string
}

/** The introduction below the title, from the settings or a field, typeset like prose. */
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
