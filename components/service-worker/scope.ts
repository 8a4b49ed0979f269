/** What service workers have and pages have not: TypeScript knows the types of one of the two at a time. */

/** All events of a worker in one; `request` and `respondWith` are those of `fetch`, `data` that of `message`. */
export interface WorkerEvent extends Event {
  /** The browser lets the worker live until then. */
  waitUntil: (work: Promise<unknown>) => void
  request: Request
  respondWith: (answer: Promise<Response>) => void
  data: unknown
}

interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listen: (event: WorkerEvent) => void) => void
}

export const worker = self as unknown as WorkerScope

/** All caches of this site begin with it; other sites of the same origin have their own. */
export const cachePrefix = `kept ${new URL(worker.registration.scope).pathname} `

/** Deletes the caches of this site whose names are not among `wanted`. */
export async function deleteCaches(wanted: string[] = []): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(cachePrefix) && !wanted.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
