import type { SidebarItem } from '@/lib/nav/types'
import { findTrail } from '@/lib/nav/queries'
import { strings } from '@/lib/strings'
import { SideMenu } from '../layout/side-menu'
import { Link } from '../ui/link'
import { SidebarMemory } from './sidebar-memory.client'

/** The pages of the documentation beside the text. Groups are native; those on the way to the page are open. */
export function Sidebar({ items, current }: { items: SidebarItem[]; current: string }) {
  const open = new Set(findTrail(items, current))
  return (
    <SideMenu label={strings.docs.sidebar}>
      <ul className="tree">
        {items.map((item) => (
          <Entry key={item.permalink ?? item.label} item={item} current={current} open={open} />
        ))}
      </ul>
      <SidebarMemory current={current} />
    </SideMenu>
  )
}

interface EntryProps {
  item: SidebarItem
  current: string
  open: Set<SidebarItem>
}

function Entry({ item, current, open }: EntryProps) {
  const here = item.permalink === current ? 'page' : undefined
  if (item.type === 'page') {
    return (
      <li className={item.className}>
        <Link to={item.permalink} here={here}>
          {item.label}
        </Link>
      </li>
    )
  }
  const list = (
    <ul>
      {item.items.map((child) => (
        <Entry key={child.permalink ?? child.label} item={child} current={current} open={open} />
      ))}
    </ul>
  )
  const label =
    item.permalink === undefined ? null : (
      <Link to={item.permalink} here={here}>
        {item.label}
      </Link>
    )
  // the label is a link beside the switch and not inside it: one control must not hold another
  return (
    <li className={['group', item.className].filter(Boolean).join(' ')}>
      {label ?? (!item.isCollapsible && <b>{item.label}</b>)}
      {item.isCollapsible ? (
        <details open={open.has(item) || !item.isCollapsed} data-group={item.permalink ?? item.label}>
          <summary className="caret">
            {label ? <span className="hidden">{strings.docs.group(item.label)}</span> : item.label}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </li>
  )
}
