import { expect, test } from 'vitest'
import { countFrames, lead, press, recordOf, type Group } from './group-record'

const walk: Group = { name: 'move/walk', label: 'Шаг', timeout: 0.33, arrives: 0, runs: 0, until: 0 }
/** A group whose timeout ends at 1.33. */
const busy = { ...walk, runs: 1 }

test('a command to a free group runs in the next server frame, then the timeout counts down', () => {
  const { group, answer } = press(walk, 1)
  expect(answer).toBe('Шаг: команда ушла.')
  expect(recordOf(group, 1.02)).toEqual({ action: '', remain: 0, timeout: 0.33 })
  expect(recordOf(group, 1.06).action).toBe('index')
  const ran = recordOf(group, 1.067)
  expect([ran.action, ran.remain.toFixed(2), ran.timeout]).toEqual(['', '0.33', 0.33])
  expect(recordOf(group, 1.167).remain).toBeCloseTo(0.23)
  expect(recordOf(group, 9).remain).toBe(0)
})

test('the plugin sends no command earlier than half a ping and half a frame before the end', () => {
  expect(press(busy, 1.1)).toEqual({
    group: busy,
    answer: 'Шаг: рано, до срока 0,23\u00a0с. Плагин отбросил команду.',
  })
  expect(press(busy, 1.33 - lead - 0.001).answer).toContain('рано')
  expect(press(busy, 1.33 - lead + 0.001).answer).toBe('Шаг: команда ушла.')
})

test('a command that arrives before the end waits on the server', () => {
  const { group } = press(busy, 1.285)
  expect(recordOf(group, 1.328)).toMatchObject({ action: 'index' })
  expect(recordOf(group, 1.34).remain).toBeCloseTo(1.3333 + 0.33 - 1.34)
})

test('a second command is sent only after the first has run', () => {
  expect(press(press(walk, 1).group, 1.01).answer).toBe('Шаг: команда уже в пути.')
})

test('a step at speed 3 takes 20 frames at 60 per second, whatever the screen rate', () => {
  expect(countFrames(0.333, 60, 30)).toMatchObject({ server: 20, screen: 10 })
  expect(countFrames(0.333, 60, 120)).toMatchObject({ server: 20, screen: 40 })
})

test('a timeout that ends between two server frames waits for the next one', () => {
  expect(countFrames(0.333, 10, 60)).toMatchObject({ server: 4, seconds: 0.4, screen: 24 })
  expect(countFrames(0.333, 50, 60)).toMatchObject({ server: 17, seconds: 0.34 })
})

test('a command is sent half a ping and half a frame before the timeout ends', () => {
  expect(countFrames(0.333, 50, 60).sent).toBeCloseTo(0.333 - 0.04 - 0.01)
})
