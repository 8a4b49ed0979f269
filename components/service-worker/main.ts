/**
 * The service worker: keeps the pages that a reader has visited, with their files, for times without a connection. With one, all comes
 * from the server, or from where the browser keeps files that never change, so no old code ever runs.
 */
import { offlinePage } from './offline-page'
import { cacheName, worker, type WorkerEvent } from './scope'

/** How many entries are kept; the oldest go first. */
const limit = 1000

const scope = new URL(worker.registration.scope)

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { method, headers, url } = event.request
  if (method === 'GET' && !headers.has('Range') && url.startsWith(scope.href))
    event.respondWith(answer(event))
})
/** A page says what it is made of: the first one came before the worker, and the router fetches data and no document. */
worker.addEventListener('message', (event) => event.waitUntil(Promise.allSettled(event.data.map(keep))))

/** What is asked for under another query is the same file. */
const keyOf = (url: string): string => url.replace(/[?#].*$/, '')

const find = (url: string): Promise<Response | undefined> =>
  caches.match(keyOf(url), { cacheName, ignoreVary: true })

async function put(url: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return
  const cache = await caches.open(cacheName)
  // entries are in the order in which they came
  await cache.delete(keyOf(url))
  await cache.put(keyOf(url), response)
  const old = (await cache.keys()).slice(0, -limit)
  await Promise.all(old.map((key) => cache.delete(key)))
}

async function answer(event: WorkerEvent): Promise<Response> {
  const { url, mode } = event.request
  try {
    const response = await fetch(event.request)
    event.waitUntil(put(url, response.clone()))
    return response
  } catch (error) {
    const kept = await find(url)
    if (kept) return kept
    if (mode !== 'navigate') throw error
    return offlinePage(await caches.open(cacheName))
  }
}

/** Keeps a file, and of a page the scripts that the build has moved out of it: the router fetches no document, and so none of them. */
async function keep(url: string): Promise<void> {
  if (!url.startsWith(scope.href)) return
  const kept = await find(url)
  const response = kept ?? (await fetch(url))
  if (!kept) await put(url, response.clone())
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return
  const scripts = /_next\/static\/later\/[\da-f]+\.js/.exec(await response.text())?.[0]
  if (scripts !== undefined) await keep(new URL(scripts, scope).href)
}
