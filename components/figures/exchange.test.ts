import { expect, test } from 'vitest'
import { cellBeside, findPath, rock } from './board'
import {
  endOf,
  momentOf,
  sceneOf,
  send,
  skipToEnd,
  initialExchange,
  withPing,
  type Exchange,
} from './exchange'
import { describeMoment } from './describe-moment'
import { messagesOf } from './messages-of'

/** anna is in the cell (13; −8) and asks to go one cell down. */
const sent = send(initialExchange, { x: 13, y: -9 })
const after = (exchange: Exchange, seconds: number): Exchange => ({
  ...exchange,
  now: initialExchange.now + seconds,
})
/** Seconds from the press to the server frame that runs the code. */
const decided = sent.command.runs - initialExchange.now

test('a path leads around the rock, never through it', () => {
  const path = findPath({ x: 11, y: -7 }, { x: 13, y: -7 })
  expect(path).toHaveLength(4)
  expect(path).not.toContainEqual(rock)
  expect(path.at(-1)).toEqual({ x: 13, y: -7 })
})

test('arrow keys follow the axes of the map and skip the rock', () => {
  expect(cellBeside({ x: 11, y: -8 }, 'ArrowRight')).toEqual({ x: 12, y: -8 })
  expect(cellBeside({ x: 11, y: -8 }, 'ArrowDown')).toEqual({ x: 11, y: -9 })
  expect(cellBeside({ x: 11, y: -7 }, 'ArrowRight')).toEqual({ x: 13, y: -7 })
  expect(cellBeside({ x: 12, y: -8 }, 'ArrowUp')).toBeUndefined()
  expect(cellBeside({ x: 12, y: -8 }, 'a')).toBeUndefined()
})

test('a command takes half a ping to arrive and runs in the next server frame', () => {
  expect(sent.command.arrives - initialExchange.now).toBeCloseTo(0.04)
  expect(sent.command.runs * 30).toBeCloseTo(Math.ceil(sent.command.arrives * 30))
  expect(sceneOf(after(sent, 0.02)).flights.command).toBeCloseTo(0.5)
  expect(sceneOf(after(sent, decided - 0.001)).server).toEqual({ x: 13, y: -8 })
  expect(sceneOf(after(sent, decided + 0.001)).server).toEqual({ x: 13, y: -9 })
})

test('clients follow half a ping later and move the character for the duration of a step', () => {
  expect(sceneOf(after(sent, decided + 0.039)).own).toEqual({ x: 13, y: -8 })
  const half = sceneOf(after(sent, decided + 0.04 + 0.333 / 2))
  expect(half.own.y).toBeCloseTo(-8.5)
  expect(half.others).toEqual(half.own)
  expect(sceneOf(skipToEnd(sent)).own).toEqual({ x: 13, y: -9 })
})

test('on a slow network the others see the step first', () => {
  const slow = send(withPing(initialExchange, 0.4), { x: 13, y: -9 })
  const seen = { ...slow, now: slow.command.runs + 0.1 }
  expect(sceneOf(seen).others.y).toBeLessThan(-8)
  expect(sceneOf(seen).own.y).toBe(-8)
  expect(describeMoment(seen)).toBe('Остальные уже видят шаг, к\u00a0вам пакет ещё летит.')
})

test('a path of two cells makes a step every ten frames, 0.333 s', () => {
  const { steps } = send(initialExchange, { x: 12, y: -9 })
  const [first, second] = steps.slice(-2)
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeCloseTo(10 / 30)
})

test('each stage is described once', () => {
  const told = Array.from({ length: 60 }, (_, index) => describeMoment(after(sent, index / 100)))
  expect([...new Set(told)]).toEqual([
    'Команда летит на\u00a0сервер: «хочу в\u00a0клетку (13;\u00a0−9)».',
    'Команда на\u00a0сервере ждёт своего кадра.',
    'Сервер решил: шаг в\u00a0(13;\u00a0−9). Изменения летят всем.',
    'Все три клиента ведут anna в\u00a0клетку (13;\u00a0−9).',
    'Готово: у\u00a0всех троих anna в\u00a0клетке (13;\u00a0−9).',
  ])
})

test('a second command is sent only after the first has run, and no earlier than half a ping and half a frame before the end', () => {
  const again = { x: 13, y: -8 }
  expect(describeMoment(send(after(sent, 0.01), again))).toContain('команда уже в пути')
  expect(describeMoment(send(after(sent, decided + 0.1), again))).toContain('рано, до срока 0,23\u00a0с')
  const inTime = after(sent, decided + 0.333 - 0.05)
  const { command } = send(inTime, again)
  expect(command.sent).toBe(inTime.now)
  expect(command.runs).toBeGreaterThanOrEqual(sent.command.runs + 0.333)
})

test('a new command redirects a walk in progress: its event was set by the server', () => {
  const far = send(initialExchange, { x: 11, y: -8 })
  const changed = send(after(far, decided + 0.05), { x: 13, y: -8 })
  expect(changed.refusal).toBeUndefined()
  expect(changed.command.to).toEqual({ x: 13, y: -8 })
  expect(sceneOf(skipToEnd(changed)).server).toEqual({ x: 13, y: -8 })
})

test('a command to the current cell is not sent', () => {
  const refused = send(initialExchange, { x: 13, y: -8 })
  expect(refused.command).toBe(initialExchange.command)
  expect(describeMoment(refused)).toBe('anna уже в\u00a0этой клетке.')
})

test('messages are JSON; only the owner gets the timeout, and unchanged fields are left out', () => {
  const [command, owner, others] = messagesOf(after(sent, decided)).map((text): unknown => JSON.parse(text))
  expect(command).toEqual({ group: 'move/walk', action: 'to', x: 13, y: -9 })
  const changes = { y: -9, action: 'walk', forwardX: 0, forwardY: -1 }
  const events = { 'move/walk': { action: '', remain: 0.33, timeout: 0.33 } }
  const packet = (player: object) => ({ world: { 54: { player: { player_anna: player } } } })
  expect(owner).toEqual(packet({ ...changes, events }))
  expect(others).toEqual(packet(changes))
  const straight = skipToEnd(send(initialExchange, { x: 11, y: -8 }))
  expect(JSON.parse(messagesOf(straight)[2])).toEqual(packet({ x: 11 }))
})

test('at the moment of a message, that message is in flight', () => {
  for (const message of [0, 1, 2]) {
    const { current } = sceneOf({ ...sent, now: momentOf(sent, message) })
    expect(current[message]).toBe(true)
  }
})

test('at the end nothing is in flight', () => {
  expect(sceneOf(skipToEnd(sent)).current).toEqual([false, false, false])
  expect(sceneOf({ ...sent, now: endOf(sent) - 0.01 }).current).toContain(true)
})
