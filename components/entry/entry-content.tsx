import type { MDXContent } from 'mdx/types'
import { createElement, Fragment, type ReactElement } from 'react'
import { entryComponents, serverTexts } from '@/.generated/server-texts'
import type { ClientMdx, EntryText, ServerMdx } from '@/lib/view/entry'
import { fromHast } from '../ui/from-hast'
import { ClientText } from './client-text.client'
import { PageScript } from './page-script'

/** The text of a page. Static HTML is one string, so neither the payload nor React holds an element tree. */
export async function EntryContent({ text, className = 'prose' }: { text: EntryText; className?: string }) {
  // React hoists these elements into `<head>`
  const head = text.head.map((element) => fromHast(element, { script: PageScript }))
  const content =
    text.kind === 'html'
      ? { dangerouslySetInnerHTML: { __html: text.html } }
      : { children: await mdxOf(text) }
  return (
    <>
      {createElement(Fragment, {}, ...head)}
      <div className={className} {...content} />
    </>
  )
}

/** Renders an `.mdx` text as client or server code, see `lib/markdown/mdx/has-own-code.ts`. */
async function mdxOf(text: ServerMdx | ClientMdx): Promise<ReactElement> {
  if (text.kind === 'client')
    return <ClientText path={text.path} base={text.base} links={text.links} cards={text.cards} />
  return createElement(await loadMdx(text.path), {
    components: entryComponents?.(text) ?? {},
    resolveUrl: text.resolve,
  })
}

/** The component of an `.mdx` file. A file that fails to load fails the build. */
async function loadMdx(path: string): Promise<MDXContent> {
  const load = serverTexts[path]
  const isDevelopment = process.env.NODE_ENV === 'development'
  // in development a broken file is left out, and the page shows the problem
  if (!load && isDevelopment) return () => null
  if (!load) throw new Error(`Нет модуля для «${path}»: запустите npm run build.`)
  return (await load()).default
}
