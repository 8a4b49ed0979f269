/**
 * The service worker of a site that has none: browsers that still run an earlier one find this in its place, which forgets all
 * that was kept, and itself.
 */
import { deleteCaches, worker } from './scope'

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches().then(() => worker.registration.unregister()))
})
