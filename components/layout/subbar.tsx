import { contentsId, menuId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'
import { Icon } from '../ui/icon'
import { SearchLink } from './navbar'

export interface SubbarProps {
  /** Where the reader is: section and page. */
  section?: string
  title: string
  hasContents?: boolean
}

/** The row under the navbar of narrow screens: opens the menu of the section and the contents of the page. */
export const Subbar = ({ section, title, hasContents = false }: SubbarProps) => (
  <div className="subbar">
    <button type="button" popoverTarget={menuId}>
      <Icon name="menu" />
      <span className="hidden">{strings.navbar.sectionMenu} </span>
      {section !== undefined && <span>{section} </span>}
      <b>{title}</b>
    </button>
    {hasContents && (
      <button type="button" popoverTarget={contentsId}>
        <Icon name="contents" />
        {strings.docs.tocShort}
      </button>
    )}
    {/* a landmark: outside of one, screen readers pass by what is not a button */}
    <search>
      <SearchLink />
    </search>
  </div>
)
