import NProgress from 'nprogress'
import { expect, test } from 'vitest'

test("the pace is the specified one, not the package's default", async () => {
  await import('./progress')
  expect(NProgress.settings).toMatchObject({
    minimum: 0.08,
    trickleRate: 0.02,
    trickleSpeed: 800,
    speed: 200,
  })
})
