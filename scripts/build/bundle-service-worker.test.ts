import { expect, test, vi } from 'vitest'

test.each(['', '1'])('the service worker asks for nothing of Node.js, with OFFLINE=%s', async (offline) => {
  vi.stubEnv('OFFLINE', offline)
  vi.resetModules()
  const { bundleServiceWorker } = await import('./bundle-service-worker')
  const text = bundleServiceWorker()
  vi.unstubAllEnvs()
  expect(text).toContain('addEventListener')
  expect(text).not.toMatch(/\bprocess\b/)
})
