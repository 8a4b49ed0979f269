import { hrefOf } from '@/lib/text/url'
import type { VersionView } from '@/lib/view/versions'
import { VersionLink } from '../layout/version-links.client'
import { Admonition } from '../mdx/admonition'

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
