/** The link that reports a mistake of a page: to a form of another site or to a mail, filled with the title and the address. */
import { isPlaceholder } from '../links/placeholders'
import { strings } from '../strings'

/** `reportUrl` as in the settings; `undefined` when it leads nowhere. */
export function reportLink(reportUrl: string, title: string, address: string): string | undefined {
  if (reportUrl === '' || isPlaceholder(reportUrl)) return undefined
  const [subject, body] = [strings.common.reportTitle(title), strings.common.reportText(address)]
  const names = reportUrl.startsWith('mailto:') ? ['subject', 'body'] : ['title', 'body']
  // no `URLSearchParams`: mail programs would show its «+»
  const query = [subject, body].map((text, index) => `${names[index]}=${encodeURIComponent(text)}`).join('&')
  return reportUrl + (reportUrl.includes('?') ? '&' : '?') + query
}
