/** What service workers have that pages have not: the types of TypeScript know one of the two at a time. */

export interface WorkerEvent extends Event {
  /** The browser lets the worker live until then. */
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: FetchEvent
  message: WorkerEvent & { data: unknown }
}

interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <K extends keyof WorkerEvents>(type: K, listen: (event: WorkerEvents[K]) => void) => void
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
