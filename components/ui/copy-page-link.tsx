import { clientStrings } from '@/lib/strings/client-strings'
import { hrefOf } from '@/lib/text/url'
import { Icon } from './icon'

/** The link that opens the menu for copying a page. Without JavaScript it leads to the Markdown version. */
export const CopyPageLink = ({ markdown }: { markdown: string | undefined }) =>
  markdown !== undefined && (
    <a
      className="twin"
      href={hrefOf(markdown)}
      rel="alternate nofollow"
      type="text/markdown"
      data-opens="copy-page"
    >
      <Icon name="copy" />
      {clientStrings.page.copy}
    </a>
  )
