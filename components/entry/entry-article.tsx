import type { ReactNode } from 'react'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import type { EntryText, EntryView } from '@/lib/view/entry'
import { Day } from '../ui/text'
import { TagLinks } from '../ui/tag-links'
import { Admonition } from '../ui/blocks'
import { EntryContent } from './entry-content'
import { Link } from '../ui/link'
import { ContentsList } from '../ui/contents-list.client'

const { common, docs } = strings

interface ArticleProps {
  view: EntryView
  text: EntryText
  className?: string
  /** Rendered above the title. */
  top?: ReactNode
  /** Rendered between the title and the text. */
  byline?: ReactNode
  print?: string
  children?: ReactNode
}

/** A doc, post or standalone page, with its table of contents. */
export function EntryArticle({ view, text, className = 'page', top, byline, print, children }: ArticleProps) {
  const { title, contents, markdown } = view
  return (
    <>
      <article className={className}>
        {top}
        {view.visibility && (
          <Admonition type="warning" title={common[view.visibility]}>
            <p>{common[`${view.visibility}Text`]}</p>
          </Admonition>
        )}
        {view.hasOwnTitle && <h1>{title}</h1>}
        {byline}
        <EntryContent text={text} />
        <TagLinks tags={view.tags.map((tag) => ({ tag }))} />
        <PageMeta {...view} print={print} />
        {children}
      </article>
      {contents.length > 0 && <ContentsList entries={contents} markdown={markdown} />}
    </>
  )
}

interface PageMetaProps extends Partial<Pick<EntryView, 'updated' | 'editUrl' | 'reportUrl'>> {
  /** Address of the print version, on the first page of a section. */
  print?: string
}

/** The last update, and links. The print link opens a new tab, since the router does not know its target. */
export function PageMeta({ updated, editUrl, reportUrl, print }: PageMetaProps) {
  if ([updated, editUrl, reportUrl, print].every((part) => part === undefined)) return null
  return (
    <div className="meta page-meta">
      {updated !== undefined && (
        <span>
          {common.updated} <Day date={updated} />
        </span>
      )}
      {print !== undefined && (
        <a href={hrefOf(print)} target="_blank" rel="nofollow">
          {docs.print}
          <span className="hidden">, {common.external}</span>
        </a>
      )}
      {editUrl !== undefined && <Link to={editUrl}>{common.edit}</Link>}
      {reportUrl !== undefined && <Link to={reportUrl}>{common.report}</Link>}
    </div>
  )
}
