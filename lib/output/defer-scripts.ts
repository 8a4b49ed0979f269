/**
 * Moves the scripts that Next.js has written into a page, unchanged and in order, to a file beside the page.
 * A loader starts them after the first paint.
 */
import { config } from '../site'
import { hashOf } from '../data/hash-of'

/** Where the scripts of pages are, in the export. */
export const laterFolder = '_next/static/later'

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g

/** Whether a script belongs to Next.js: a file, or inline data for those files. */
const isOfNext = (attributes: string, body: string): boolean =>
  /\bsrc="[^"]*\/_next\//.test(attributes) ||
  /\bid="_R_"/.test(attributes) ||
  (!/\btype=/.test(attributes) && body.includes('__next_f'))

/**
 * Returns the page, and the file with its scripts; `undefined` if it has no scripts as Next.js writes them.
 * `loader` is the bundle of `lib/browser/start-scripts.ts`.
 */
export function deferScripts(html: string, loader: string) {
  const inline: string[] = []
  const addresses = new Set<string>()
  const bare = html
    .replace(scriptElement, (element, attributes: string, body: string) => {
      if (!isOfNext(attributes, body)) return element
      const address = /\bsrc="([^"]*)"/.exec(attributes)?.[1]
      if (address === undefined) inline.push(body)
      else if (!/\bnomodule\b/i.test(attributes)) addresses.add(address)
      return ''
    })
    .replace(scriptPreload, '')
  if (inline.length === 0 || addresses.size === 0 || !bare.includes('</body>')) return undefined
  // Sorted so that builds are reproducible: Next.js orders them by the pages rendered before. They are async,
  // so any order works.
  const text = `${inline.join(';\n')};\n${startFiles([...addresses].toSorted())}`
  const name = `${laterFolder}/${hashOf(text).slice(0, 12)}.js`
  const element = `<script data-script="${config.basePath}/${name}">${loader}</script>`
  return { html: bare.replace('</body>', () => `${element}</body>`), file: { name, text } }
}

/** Code that adds each file in a separate task: starting one takes 10 ms on a slow phone. */
const startFiles = (addresses: string[]): string => `
for (const src of ${JSON.stringify(addresses)}) setTimeout(() => {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
})`
