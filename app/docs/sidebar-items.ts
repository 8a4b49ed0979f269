import { versionAt } from '@/lib/content/version-queries'
import { decodePath, permalinkOf } from '@/lib/path'
import { sidebarOf } from '@/lib/view/sidebar'
import { sidebarHtml } from '@/lib/view/sidebar-html'
import { site } from '../site'

/** What the page at `pathname` shows of the sidebar, as HTML. */
export function sidebarItems(pathname: string): string {
  const permalink = permalinkOf(decodePath(pathname))
  return sidebarHtml(sidebarOf(versionAt(site().versions, permalink), permalink))
}
