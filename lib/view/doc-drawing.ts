/** A page of the documentation in which nothing lives, as the framework is given it, and as a template for pages of its kind. */
import { markOf, type MarkKind, type Values } from '../output/page-template'
import { config } from '../site'
import type { headOf } from './head'

/** HTML in the elements that the framework knows of. */
export interface DrawnDoc {
  className: string
  /** Ids of the groups of the sidebar around the page, from the top. */
  trail: string[] | undefined
  /** HTML of the row above the text on narrow screens, */
  subbar: string
  /** and of the text and its contents. */
  body: string
  /** JSON-LD; empty where there is none. */
  data: string
}

type Head = ReturnType<typeof headOf>
type Replace = (kind: MarkKind, name: string, value: string) => string

/**
 * What pages of one kind differ in. An empty value makes a kind of its own: nothing may be drawn where it is. So does an address that
 * is none; others are written as the framework writes them.
 */
const differing =
  (replace: Replace) =>
  (kind: MarkKind, name: string, value: string): string => {
    if (value === '') return value
    if (kind !== 'url') return replace(kind, name, value)
    return URL.canParse(value) ? replace(kind, name, new URL(value).href) : value
  }

/** The head of a page with other texts in it. */
function replaceInHead(head: Head, replace: Replace): Head {
  const text = differing(replace)
  const { title, description, keywords, alternates, openGraph, twitter } = head
  const canonical = text('url', 'canonical', alternates.canonical)
  return {
    ...head,
    title: text('text', 'title', title),
    description: text('text', 'description', description),
    ...(keywords !== undefined && { keywords: text('text', 'keywords', keywords) }),
    alternates: {
      ...alternates,
      canonical,
      languages: { [config.locale.code]: canonical, 'x-default': canonical },
    },
    openGraph: {
      ...openGraph,
      title: text('text', 'shared', openGraph.title),
      description: text('text', 'description', openGraph.description),
      url: text('url', 'address', openGraph.url),
      images: openGraph.images.map((image) =>
        typeof image === 'string'
          ? text('url', 'picture', image)
          : { ...image, url: text('url', 'picture', image.url) },
      ),
    },
    twitter: { ...twitter, images: twitter.images.map((image) => text('url', 'picture', image)) },
  }
}

/** A drawn page with other texts in it. */
function replaceInDoc(doc: DrawnDoc, replace: Replace): DrawnDoc {
  const text = differing(replace)
  const { trail, subbar, body, data } = doc
  return {
    ...doc,
    trail: trail && [text('text', 'trail', trail.join(' '))],
    subbar: text('html', 'subbar', subbar),
    body: text('body', 'body', body),
    data: text('html', 'data', data),
  }
}

const mark: Replace = (kind, name) => markOf(kind, name)

/** The head of a template. */
export const markHead = (head: Head): Head => replaceInHead(head, mark)

/** A template. */
export const markDoc = (doc: DrawnDoc): DrawnDoc => replaceInDoc(doc, mark)

/** What a template is filled with for a page. */
export function valuesOf(head: Head, doc: DrawnDoc): Values {
  const values: Values = {}
  const note: Replace = (_, name, value) => (values[name] = value)
  replaceInHead(head, note)
  replaceInDoc(doc, note)
  return values
}

/** The kind of a page: pages of one kind have one template. */
export const kindOf = (head: Head, doc: DrawnDoc): string =>
  JSON.stringify([markHead(head), markDoc({ ...doc, body: '' })])
