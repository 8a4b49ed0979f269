import type { ComponentProps } from 'react'
import { strings } from '@/lib/strings'
import type { docTagPage } from '@/lib/view/doc-page'
import type { VersionView } from '@/lib/view/versions'
import { TagLetters } from '../blog/tag-links'
import { Lead } from '../ui/lead'
import { Link } from '../ui/link'
import { Cards } from './cards'
import { DocsFrame, type DocsFrameProps, type DocsShell } from './docs-frame'
import { PageTop } from './page-top'

interface TagPageProps {
  shell: DocsShell
  version?: VersionView | undefined
}

const TagFrame = ({
  shell,
  version,
  title,
  children,
}: TagPageProps & Pick<DocsFrameProps, 'title' | 'children'>) => (
  <DocsFrame {...shell} title={title} className={version?.className}>
    <div className="page full">
      <PageTop version={version} />
      <h1>{title}</h1>
      {children}
    </div>
  </DocsFrame>
)

/** All tags of the documentation under their first letters. */
export const DocTagsPage = ({ letters, ...rest }: TagPageProps & ComponentProps<typeof TagLetters>) => (
  <TagFrame {...rest} title={strings.docs.tags}>
    <Lead>{strings.docs.tagsLead}</Lead>
    <TagLetters letters={letters} />
  </TagFrame>
)

/** The docs under one tag. */
export const DocTagPage = ({
  description,
  cards,
  tagsPermalink,
  ...rest
}: TagPageProps & ReturnType<typeof docTagPage>) => (
  <TagFrame {...rest}>
    {description !== undefined && <Lead>{description}</Lead>}
    {tagsPermalink !== undefined && (
      <p>
        <Link to={tagsPermalink}>{strings.blog.allTags}</Link>
      </p>
    )}
    <Cards cards={cards} />
  </TagFrame>
)
