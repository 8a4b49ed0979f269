import { iconPaths } from '@/lib/icon-paths'
import { clientStrings as strings } from '@/lib/strings/client-strings'

/** A line icon in the text colour. It is decorative: the control around it has a label. */
export const Icon = ({ name, className = 'icon' }: { name: keyof typeof iconPaths; className?: string }) => (
  <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
)

export const ExternalMark = () => (
  <>
    <Icon name="arrow" className="icon external" />
    <span className="hidden">, {strings.common.external}</span>
  </>
)

/** What is in a drawing, to be inlined in an `<svg>`, so that it takes its colours from the style sheet. */
export const innerSvg = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
