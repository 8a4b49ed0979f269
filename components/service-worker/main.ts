/**
 * The service worker: keeps the pages that a reader has visited for times without a connection. With one, pages always come from
 * the server; only files whose name changes with their content are taken from what is kept, so no old code ever runs.
 */
import { isHashed } from '@/lib/publish/headers'
import { offlinePage } from './offline-page'
import { cachePrefix, deleteCaches, worker, type WorkerEvent } from './scope'

/** Pages with their data. */
const pages = `${cachePrefix}pages`
/** Files that never change. */
const files = `${cachePrefix}files`
/** How many entries are kept; the oldest go first. */
const limits = { [pages]: 400, [files]: 600 }

const scope = new URL(worker.registration.scope)

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteCaches([pages, files]), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.headers.has('Range') || !request.url.startsWith(scope.href)) return
  event.respondWith(nameOfCache(request.url) === files ? fromCache(event) : fromNetwork(event))
})

/** A page says what it is made of: the first one came before the worker, and the router brings data and no document. */
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(Promise.all(event.data.map((url) => keep(String(url)))))
})

const nameOfCache = (url: string): string =>
  isHashed(decodeURI(new URL(url).pathname).slice(scope.pathname.length)) ? files : pages

/** What is asked for under another query is the same file. */
const keyOf = (url: string): string => url.replace(/[?#].*$/, '')

const find = (url: string): Promise<Response | undefined> =>
  caches.match(keyOf(url), { cacheName: nameOfCache(url), ignoreVary: true })

async function put(url: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return
  const name = nameOfCache(url)
  const cache = await caches.open(name)
  // entries are in the order in which they came
  await cache.delete(keyOf(url))
  await cache.put(keyOf(url), response)
  const keys = await cache.keys()
  const old = keys.slice(0, Math.max(0, keys.length - (limits[name] ?? 0)))
  await Promise.all(old.map((key) => cache.delete(key)))
}

async function fetchAndKeep(event: WorkerEvent): Promise<Response> {
  const response = await fetch(event.request)
  event.waitUntil(put(event.request.url, response.clone()))
  return response
}

const fromCache = async (event: WorkerEvent): Promise<Response> =>
  (await find(event.request.url)) ?? fetchAndKeep(event)

async function fromNetwork(event: WorkerEvent): Promise<Response> {
  try {
    return await fetchAndKeep(event)
  } catch (error) {
    const kept = await find(event.request.url)
    if (kept) return kept
    if (event.request.mode !== 'navigate') throw error
    return offlinePage(await caches.open(pages))
  }
}

/** Keeps a file, and of a page the scripts that the build has moved out of it: the router brings a page without. */
async function keep(url: string): Promise<void> {
  if (!url.startsWith(scope.href)) return
  try {
    const kept = await find(url)
    const response = kept ?? (await fetch(url))
    if (!kept) await put(url, response.clone())
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return
    const scripts = /_next\/static\/later\/[\da-f]+\.js/.exec(await response.text())?.[0]
    if (scripts !== undefined) await keep(new URL(scripts, scope).href)
  } catch {
    // the connection is gone: what is not there is not kept
  }
}
