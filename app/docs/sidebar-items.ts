import { decodePath, permalinkOf } from '@/lib/text/path'
import { markOf } from '@/lib/output/page-template'
import { sidebarColumn } from '@/lib/view/sidebar-html'
import { isTemplate, site } from '../site'

/** What the page at `pathname` shows of the sidebar, as HTML. */
export function sidebarItems(pathname: string): string {
  const permalink = permalinkOf(decodePath(pathname))
  return isTemplate(permalink) ? markOf('html', 'column') : sidebarColumn(site(), permalink)
}
