import NProgress from 'nprogress'
import { expect, test } from 'vitest'
import './progress'

test('the bar has the pace of the specification, whatever the package has by default', () => {
  expect(NProgress.settings).toMatchObject({
    minimum: 0.08,
    trickleRate: 0.02,
    trickleSpeed: 800,
    speed: 200,
  })
})
