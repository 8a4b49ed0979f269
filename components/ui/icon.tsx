import { iconPaths } from '@/lib/icon-paths'
import { clientStrings as strings } from '@/lib/strings/client-strings'

/** A line icon in the colour of the text; it is decoration, the control around it carries the name. */
export const Icon = ({ name }: { name: keyof typeof iconPaths }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
)

/** At the end of a link to another site. */
export const ExternalMark = () => (
  <>
    <Icon name="arrow" />
    <span className="hidden">, {strings.common.external}</span>
  </>
)
