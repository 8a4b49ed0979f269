import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'

/** Leads to the print version of a section, in a tab of its own: it is no page of the router. */
export const PrintLink = ({ print }: { print: string }) => (
  <a href={hrefOf(print)} target="_blank" rel="nofollow">
    {strings.docs.print}
    <span className="hidden">, {strings.common.external}</span>
  </a>
)
