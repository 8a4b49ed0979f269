import type { SidebarEntry, SidebarLevel } from '@/lib/view/sidebar'
import { strings } from '@/lib/strings'
import { SideMenu } from '../layout/side-menu'
import { LateEntries, LateList } from './late-entries.client'
import { GroupLabel } from './group-label'
import { SidebarMemory } from './sidebar-memory.client'

/** The pages of the documentation beside the text. Groups are native; those on the way to the page are open. */
export function Sidebar({ level, current }: { level: SidebarLevel; current: string }) {
  return (
    <SideMenu label={strings.docs.sidebar}>
      <Level level={level} className="tree" />
      <SidebarMemory current={current} />
    </SideMenu>
  )
}

function Level({ level, className }: { level: SidebarLevel; className?: string }) {
  const { entries, before, after, file, index } = level
  return (
    <ul className={className}>
      {before > 0 && <LateEntries file={file} index={index} from={0} to={before} />}
      {entries.map((entry) => (
        <Entry key={entry.href ?? entry.label} entry={entry} />
      ))}
      {after > 0 && (
        <LateEntries
          file={file}
          index={index}
          from={before + entries.length}
          to={before + entries.length + after}
        />
      )}
    </ul>
  )
}

function Entry({ entry }: { entry: SidebarEntry }) {
  const { label, href, className, isCurrent, group } = entry
  const link = href !== undefined && (
    <a href={href} aria-current={isCurrent && 'page'}>
      {label}
    </a>
  )
  if (!group) return <li className={className}>{link}</li>
  const list = group.level ? (
    <Level level={group.level} />
  ) : (
    <LateList id={group.id} file={group.file ?? ''} />
  )
  // the label is a link beside the switch and not inside it: one control must not hold another
  return (
    <li className={['group', className].filter(Boolean).join(' ')}>
      {link || (!group.isCollapsible && <b>{label}</b>)}
      {group.isCollapsible ? (
        <details open={group.isOpen} data-group={group.id}>
          <GroupLabel label={label} hasLink={href !== undefined} />
          {list}
        </details>
      ) : (
        list
      )}
    </li>
  )
}
