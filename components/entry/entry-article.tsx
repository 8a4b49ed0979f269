import type { ReactNode } from 'react'
import { contentsId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import type { Surroundings } from '@/lib/view/doc-page'
import type { EntryText, EntryView } from '@/lib/view/entry'
import { Day } from '../ui/text'
import { TagLinks } from '../ui/tag-links'
import { Admonition } from '../ui/blocks'
import { EntryContent } from './entry-content'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { ContentsList } from '../ui/contents-list.client'

const { common, copyPage, docs } = strings

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
      {contents.length > 0 && (
        <ContentsList title={docs.toc} entries={contents}>
          <CopyPageLink markdown={markdown} />
        </ContentsList>
      )}
    </>
  )
}

/** The link that opens the menu for copying a page. Without JavaScript it leads to the Markdown version. */
const CopyPageLink = ({ markdown }: { markdown: string | undefined }) =>
  markdown !== undefined && (
    <a
      className="twin"
      href={hrefOf(markdown)}
      rel="alternate nofollow"
      type="text/markdown"
      data-opens="copy-page"
    >
      <Icon name="copy" />
      {copyPage.title}
    </a>
  )

interface TopProps extends Pick<Surroundings, 'crumbs'> {
  markdown?: string
  hasContents: boolean
  className?: string
  /** Rendered after the breadcrumbs. */
  children?: ReactNode
}

/** The row above the title: breadcrumbs, and links for the contents and for copying the page. */
export const PageTop = ({ crumbs, markdown, hasContents, className = 'page-top', children }: TopProps) => (
  <div className={className}>
    {/* keeps the space of breadcrumbs on pages outside the sidebar */}
    {crumbs.length > 0 ? <Breadcrumbs crumbs={crumbs} /> : <span />}
    {children}
    <CopyPageLink markdown={markdown} />
    {/* on narrow screens, in place of the link that copies the page */}
    {hasContents && (
      <button className="twin" type="button" popoverTarget={contentsId}>
        <Icon name="contents" />
        {docs.contents}
      </button>
    )}
  </div>
)

const Breadcrumbs = ({ crumbs }: Pick<Surroundings, 'crumbs'>) => (
  <nav aria-label={docs.breadcrumbs}>
    <ol className="crumbs">
      {crumbs.map(({ label, permalink }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- nested groups may share a label, and breadcrumbs never reorder
        <li key={index}>{permalink === undefined ? label : <Link to={permalink}>{label}</Link>}</li>
      ))}
    </ol>
  </nav>
)

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
