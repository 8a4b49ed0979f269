import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import { Icon } from '../ui/icon'

/** Opens the menu that copies the page; without JavaScript it leads to the page as Markdown. */
export const TwinLink = ({ twin }: { twin: string }) => (
  <a
    className="twin"
    href={hrefOf(twin)}
    rel="alternate nofollow"
    type="text/markdown"
    data-opens="copy-page"
  >
    <Icon name="copy" />
    {strings.copyPage.title}
  </a>
)
