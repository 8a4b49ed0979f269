import { versionsId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import type { VersionView } from '@/lib/view/versions'
import { VersionLink, VersionsStyles } from '../frame/version-links.client'
import { Admonition } from '../ui/blocks'

/** The version menu, a native popover. The `key` closes it on navigation. */
export const VersionMenu = ({ version: { label, menu } }: { version: VersionView }) => (
  <div className="versions" key={menu.find(({ isHere }) => isHere)?.permalink}>
    <VersionsStyles />
    <button className="caret" type="button" popoverTarget={versionsId}>
      {strings.versions.is(label)}
    </button>
    <ul className="drop" id={versionsId} popover="auto" aria-label={strings.versions.menu}>
      {menu.map(({ name, label: other, permalink, isSame, isHere, state }) => (
        <li key={name}>
          <VersionLink href={hrefOf(permalink)} version={name} isSame={isSame} isHere={isHere}>
            {other} <span>{state}</span>
          </VersionLink>
        </li>
      ))}
    </ul>
  </div>
)

/** Banner of an outdated or unreleased version, with a link to the latest. */
export function VersionNote({ banner }: { banner: NonNullable<VersionView['banner']> }) {
  const { title, text, latest } = banner
  return (
    <Admonition type="warning" title={title}>
      <p>
        {text}{' '}
        <VersionLink href={hrefOf(latest.permalink)} version={latest.name} isSame={latest.isSame}>
          {latest.text}
        </VersionLink>
        .
      </p>
    </Admonition>
  )
}
