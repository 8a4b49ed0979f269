import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import type { VersionView } from '@/lib/view/versions'

/**
 * The version of the page, which opens the list of all. It needs no script; `components/behaviour/versions` keeps what a reader
 * chooses here.
 */
export function VersionMenu({ version: { label, menu } }: { version: VersionView }) {
  const here = menu.find(({ isHere }) => isHere)
  return (
    // another page has it closed
    <details className="versions" key={here?.permalink}>
      <summary className="caret">{strings.versions.is(label)}</summary>
      <ul className="drop" aria-label={strings.versions.menu}>
        {menu.map(({ name, label: other, permalink, isSame, isHere, state }) => (
          <li key={name}>
            <a
              href={hrefOf(permalink)}
              aria-current={isHere ? 'true' : undefined}
              data-version={name}
              data-same={isSame ? '' : undefined}
            >
              {other} <span>{state}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
