import { strings } from '@/lib/strings'
import { Admonition } from '../mdx/admonition'

const texts = {
  draft: [strings.common.draft, strings.common.draftText],
  unlisted: [strings.common.unlisted, strings.common.unlistedText],
} as const

/** Says why a page is hard to find: a draft, or unlisted. */
export function VisibilityNote({ visibility }: { visibility: 'draft' | 'unlisted' | undefined }) {
  if (!visibility) return null
  const [title, text] = texts[visibility]
  return (
    <Admonition type="warning" title={title}>
      <p>{text}</p>
    </Admonition>
  )
}
