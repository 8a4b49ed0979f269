import { expect, test } from 'vitest'
import { startStep } from '../../scripts/steps'

const start = (script: string) =>
  startStep(['-e', script], process.env, (status, signal) => {
    throw new Error(`${status} ${signal}`)
  })

test('a step is heard before it ends, and one that says nothing when it ends', async () => {
  const speaking = start("process.send('ready', () => setTimeout(() => process.disconnect(), 200))")
  const mute = start('process.disconnect()')
  let hasEnded = false
  const ended = speaking.ended.then(() => (hasEnded = true))
  await Promise.all([speaking.heard, mute.heard])
  expect(hasEnded).toBe(false)
  await ended
})

test('when one fails the others are stopped', async () => {
  const lasting = start('setInterval(() => {}, 1000)')
  const failing = start('setTimeout(() => process.exit(3), 100)')
  // both are awaited: whichever is not, rejects unheard
  const results = await Promise.allSettled([failing.ended, lasting.ended, failing.heard, lasting.heard])
  expect(results.map((result) => result.status === 'rejected' && String(result.reason))).toEqual([
    'Error: 3 null',
    'Error: 1 SIGTERM',
    'Error: 3 null',
    'Error: 1 SIGTERM',
  ])
})
