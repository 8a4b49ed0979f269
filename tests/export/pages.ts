/** The export, for the tests in this folder. */
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '@/lib/build/files-below.mjs'
import { unescapeHtml } from '@/lib/text/html'

/** All files below a folder, with `/`, sorted. */
export const filesOf = (folder: string): string[] => filesBelow(folder).toSorted()

/** Whether a page is a print version: Next.js does not render those, so they have no shell and no data. */
export const isPrint = (file: string): boolean => file.endsWith('/print/index.html')

/** Whether a page is a redirect at an old address. */
export const isRedirect = (folder: string, file: string): boolean =>
  file.endsWith('.html') && fs.readFileSync(`${folder}/${file}`, 'utf8').includes('http-equiv="refresh"')

export interface PageSummary {
  title: string
  description: string
  canonical: string
  robots: string
  headings: string[]
  landmarks: string[]
}

const text = (html: string): string =>
  unescapeHtml(html.replace(/<[^>]+>/g, ''))
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim()

const first = (html: string, pattern: RegExp): string => text(pattern.exec(html)?.[1] ?? '')

/** The metadata of a page, from its HTML. */
export function summaryOf(folder: string, file: string): PageSummary {
  const html = fs.readFileSync(path.join(folder, file), 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, '')
  return {
    title: first(html, /<title>([\s\S]*?)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    robots: first(html, /<meta name="robots" content="([^"]*)"/),
    headings: [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(
      ([, level, inner = '']) => `${level} ${text(inner).replace(/ #$/, '')}`,
    ),
    landmarks: [...html.matchAll(/<(header|nav|main|footer|aside)\b([^>]*)>/g)].map(
      ([, name = '', attributes = '']) => {
        const label = /aria-label="([^"]*)"/.exec(attributes)?.[1]
        return label === undefined ? name : `${name} «${label}»`
      },
    ),
  }
}
