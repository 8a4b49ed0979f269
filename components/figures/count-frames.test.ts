import { expect, test } from 'vitest'
import { countFrames } from './count-frames'

test('a step at speed 3 takes 20 frames of a server that makes 60 in a second, whatever the screen shows', () => {
  expect(countFrames(60, 30)).toMatchObject({ server: 20, screen: 10 })
  expect(countFrames(60, 120)).toMatchObject({ server: 20, screen: 40 })
})

test('a timeout that ends between two frames of the server waits for the next one', () => {
  expect(countFrames(10, 60)).toMatchObject({ server: 4, seconds: 0.4, screen: 24 })
  expect(countFrames(50, 60)).toMatchObject({ server: 17, seconds: 0.34 })
})

test('a command leaves half a ping and half a frame before the timeout ends', () => {
  expect(countFrames(50, 60).sent).toBeCloseTo(0.333 - 0.04 - 0.01)
})
