/** The list of the sidebar as HTML: drawn for the page that is built, and in pieces for what large lists bring later. */
import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Site } from '../load/load'
import { versionAt } from '../content/version-queries'
import { icon } from '../markdown/blocks/icon.mjs'
import { strings } from '../strings'
import { hrefOf } from '../text/url'
import { fileOf, sidebarOf, type SidebarEntry, type SidebarLevel } from './sidebar'

const htmlOf = (item: Element): string => toHtml(item, { allowDangerousHtml: true })

/** A node of `hast-util-to-html`. */
const raw = (html: string): ElementContent => ({ type: 'raw', value: html }) as never

/** Entries that many pages share, once they are drawn. */
const known = new WeakMap<SidebarEntry, string>()

/** What the page at `permalink` shows of the sidebar. */
export const sidebarColumn = (site: Site, permalink: string): string =>
  sidebarHtml(sidebarOf(versionAt(site.versions, permalink), permalink))

/** Items of a level, without the list around them. */
export function sidebarHtml({ entries, before, after, index }: SidebarLevel): string {
  const rest = (count: number) =>
    count > 0 ? htmlOf(h('li', [h('a', { href: index, dataLate: '' }, strings.docs.more(count))])) : ''
  return [rest(before), ...entries.map(entryHtml), rest(after)].join('')
}

function entryHtml(entry: SidebarEntry): string {
  const html = known.get(entry) ?? htmlOf(itemOf(entry))
  known.set(entry, html)
  return html
}

const externalLink = (label: string, href: string | undefined): Element =>
  h('a', { href, target: '_blank', rel: ['noopener', 'noreferrer'] }, [
    label,
    icon('arrow'),
    h('span', { class: 'hidden' }, `, ${strings.common.external}`),
  ])

/** The label of a group that has a page is a link beside the switch and not inside it: one control must not hold another. */
function itemOf({ label, href, className, isCurrent, isExternal, html, group }: SidebarEntry): Element {
  if (html !== undefined) return h('li', { className }, [raw(html)])
  if (isExternal) return h('li', { className }, externalLink(label, href))
  const link =
    href === undefined ? [] : [h('a', { href, ariaCurrent: isCurrent ? 'page' : undefined }, label)]
  if (!group) return h('li', { className }, link)
  const { id, level, isCollapsible, isOpen } = group
  const isWhole = level !== undefined && level.before + level.after === 0
  const list = h(
    'ul',
    { dataLevel: id, dataSrc: isWhole ? undefined : hrefOf(fileOf(id)), class: level ? undefined : 'late' },
    level ? [raw(sidebarHtml(level))] : [],
  )
  const title: ElementContent[] =
    link.length > 0
      ? [h('span', { class: 'hidden' }, strings.docs.group(label))]
      : [{ type: 'text', value: label }]
  return h('li', { class: ['group', className ?? ''] }, [
    ...(isCollapsible || link.length > 0 ? link : [h('b', label)]),
    isCollapsible
      ? h('details', { open: isOpen, dataGroup: id }, [h('summary', { class: 'caret' }, title), list])
      : list,
  ])
}
