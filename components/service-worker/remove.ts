/**
 * The service worker of a site that has none: browsers that still run an earlier one find this in its place. It deletes what was kept,
 * and itself.
 */
import { cacheName, worker } from './scope'

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete(cacheName), worker.registration.unregister()]))
})
