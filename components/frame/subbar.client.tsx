'use client'

import { contentsId, menuId } from '@/lib/shell-ids'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { Icon } from '../ui/icon'
import { SearchLink } from './navbar-links.client'

export interface SubbarProps {
  /** Current section and page, shown on the buttons. */
  section?: string
  title: string
  hasContents?: boolean
}

/** Titles longer than this hide the label of the button next to them on a phone. */
const longTitle = 18

/** The row under the navbar on narrow screens: buttons for the sidebar and the table of contents. */
export const Subbar = ({ section, title, hasContents = false }: SubbarProps) => (
  <div className={title.length > longTitle ? 'subbar long' : 'subbar'}>
    <button type="button" popoverTarget={menuId}>
      <Icon name="menu" />
      <span>
        <span className="hidden">{strings.navbar.sectionMenu} </span>
        {section !== undefined && <span>{section} </span>}
        <b>{title}</b>
      </span>
    </button>
    {hasContents && (
      <button type="button" popoverTarget={contentsId}>
        <Icon name="contents" />
        {strings.navbar.contents}
      </button>
    )}
    {/* a landmark: screen readers skip links outside of landmarks */}
    <search>
      <SearchLink />
    </search>
  </div>
)
