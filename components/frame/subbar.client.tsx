'use client'

import { contentsId, menuId } from '@/lib/shell-ids'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { Icon } from '../ui/icon'
import sheet from './columns.css?url'
import { SearchLink } from './navbar-links.client'
import { styleSheet } from '../ui/style-sheet'

export interface SubbarProps {
  title: string
  hasContents?: boolean
}

/** A title longer than this hides the label of the contents button on a phone. */
const longTitle = 13

/** The row under the navbar on narrow screens, with buttons for the sidebar and the table of contents. */
export const Subbar = ({ title, hasContents = false }: SubbarProps) => (
  <div className={title.length > longTitle ? 'subbar long' : 'subbar'}>
    <button type="button" popoverTarget={menuId}>
      <Icon name="menu" />
      <span>
        <span className="hidden">{strings.navbar.sectionMenu} </span>
        <b>{title}</b>
      </span>
    </button>
    {hasContents && (
      <button className="contents-button" type="button" popoverTarget={contentsId}>
        <Icon name="contents" />
        {strings.navbar.contents}
      </button>
    )}
    {/* inside a landmark, because screen readers skip links outside of landmarks */}
    <search>
      <SearchLink />
    </search>
  </div>
)

/** The style sheet of texts with `:::columns`. A separate file would add more bytes to all pages. */
export const ColumnsStyles = styleSheet(sheet)
