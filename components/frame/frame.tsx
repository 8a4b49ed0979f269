/** The frame of a page, between the navbar and the footer. */
import type { ReactNode } from 'react'
import { contentsId, mainId, menuId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'
import { Icon } from '../ui/icon'
import { Menu } from './menu.client'
import { SearchLink, SiteLinks } from './navbar-links'

export interface SheetProps extends Omit<SubbarProps, 'title'> {
  /** Without a title there is no subbar. */
  title?: string
  className?: string | undefined
  children: ReactNode
}

/** The main part of a page, beside the sidebar. */
export const Sheet = ({ section, title, hasContents, className, children }: SheetProps) => (
  <>
    {title !== undefined && <Subbar section={section} title={title} hasContents={hasContents} />}
    <main
      className={['sheet', className, hasContents && 'with-contents'].filter(Boolean).join(' ')}
      id={mainId}
      tabIndex={-1}
    >
      {children}
    </main>
  </>
)

/** The sidebar; on narrow screens a menu that starts with the site's sections. */
export const SideMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu label={label}>
    <div className="site">
      <SiteLinks />
      <button
        className="tool"
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={strings.navbar.closeMenu}
      >
        <Icon name="close" />
      </button>
    </div>
    {children}
  </Menu>
)

interface SubbarProps {
  /** Current section and page, shown on the buttons. */
  section?: string | undefined
  title: string
  hasContents?: boolean | undefined
}

/** Titles longer than this hide the label of the button next to them on a phone. */
const longTitle = 24

/** The row under the navbar on narrow screens: buttons for the sidebar and the table of contents. */
const Subbar = ({ section, title, hasContents = false }: SubbarProps) => (
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
        {strings.docs.tocShort}
      </button>
    )}
    {/* a landmark: screen readers skip links outside of landmarks */}
    <search>
      <SearchLink />
    </search>
  </div>
)
