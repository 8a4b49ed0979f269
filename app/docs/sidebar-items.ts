import { decodePath, permalinkOf } from '@/lib/path'
import { sidebarOf } from '@/lib/view/sidebar'
import { sidebarHtml } from '@/lib/view/sidebar-html'
import { site } from '../site'

/** What the page at `pathname` shows of the sidebar, as HTML. */
export const sidebarItems = (pathname: string): string =>
  sidebarHtml(sidebarOf(site().sidebar, permalinkOf(decodePath(pathname))))
