import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import type { VersionView } from '@/lib/view/versions'
import { VersionLink } from '../layout/version-links.client'
import { Admonition } from '../mdx/boxes'
import { ClosingDetails } from '../ui/closing-details.client'
import './versions.css'

/** The version of the page, which opens the list of all. */
export function VersionMenu({ version: { label, menu } }: { version: VersionView }) {
  const here = menu.find(({ isHere }) => isHere)
  return (
    // closed on another page
    <ClosingDetails className="versions" key={here?.permalink}>
      <summary className="caret">{strings.versions.is(label)}</summary>
      <ul className="drop" aria-label={strings.versions.menu}>
        {menu.map(({ name, label: other, permalink, isSame, isHere, state }) => (
          <li key={name}>
            <VersionLink href={hrefOf(permalink)} version={name} isSame={isSame} isHere={isHere}>
              {other} <span>{state}</span>
            </VersionLink>
          </li>
        ))}
      </ul>
    </ClosingDetails>
  )
}

/** Says that the version is an old one, or not there yet, and leads to the last one. */
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
