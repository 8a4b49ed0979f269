import type { ReactNode } from 'react'
import { strings } from '@/lib/strings'
import { formatDate } from '@/lib/text/date'
import { hrefOf } from '@/lib/text/url'
import type { EntryText, EntryView } from '@/lib/view/entry'
import { TagLinks } from '../ui/tag-links'
import { Admonition } from '../ui/boxes'
import { EntryContent } from './entry-content'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { ContentsList } from '../ui/contents-list.client'

const { common, copyPage, docs } = strings

interface EntryArticleProps {
  view: EntryView
  text: EntryText
  className?: string
  /** Above the title. */
  top?: ReactNode
  /** Between the title and the text. */
  byline?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/** A doc, a post or a standalone page, with its table of contents. */
export function EntryArticle({ view, text, className = 'page', top, byline, children }: EntryArticleProps) {
  const { title, contents, twin } = view
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
        <PageMeta {...view} />
        {children}
      </article>
      {contents.length > 0 && (
        <ContentsList title={docs.toc} entries={contents}>
          <TwinLink twin={twin} />
        </ContentsList>
      )}
    </>
  )
}

/** Opens the menu that copies the page; without JavaScript it links to the Markdown version. */
export const TwinLink = ({ twin }: { twin: string | undefined }) =>
  twin !== undefined && (
    <a
      className="twin"
      href={hrefOf(twin)}
      rel="alternate nofollow"
      type="text/markdown"
      data-opens="copy-page"
    >
      <Icon name="copy" />
      {copyPage.title}
    </a>
  )

/** Last update, edit link and the link that reports a mistake. */
export function PageMeta({ updated, editUrl, reportUrl }: EntryView) {
  if ([updated, editUrl, reportUrl].every((part) => part === undefined)) return null
  return (
    <div className="meta page-meta">
      {updated !== undefined && (
        <span>
          {common.updated} <time dateTime={updated.slice(0, 10)}>{formatDate(updated)}</time>
        </span>
      )}
      {editUrl !== undefined && <Link to={editUrl}>{common.edit}</Link>}
      {reportUrl !== undefined && <Link to={reportUrl}>{common.report}</Link>}
    </div>
  )
}
