/** What service workers have and pages have not: TypeScript knows the types of one of the two at a time. */

/** An event of any kind: `request` and `respondWith` are those of `fetch`, `data` that of `message`, addresses. */
export type WorkerEvent = MessageEvent<string[]> & {
  /** The browser lets the worker live until then. */
  waitUntil: (work: Promise<unknown>) => void
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

export const worker = self as unknown as {
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listen: (event: WorkerEvent) => void) => void
}

/** The cache of this site; other sites of the same origin have their own. */
export const cacheName = `kept ${new URL(worker.registration.scope).pathname}`
