import { expect, test } from 'vitest'
import { cellBeside, findPath, rock } from './board'
import { endOf, momentOf, sceneOf, send, settled, start, withPing, type Exchange } from './exchange'
import { messagesOf, tell } from './exchange-texts'

/** anna stands in the cell (13; −8), and asks to go one cell down. */
const sent = send(start, { x: 13, y: -9 })
const after = (exchange: Exchange, seconds: number): Exchange => ({ ...exchange, now: start.now + seconds })
/** Seconds from the press to the frame of the server in which its code runs. */
const decided = sent.command.runs - start.now

test('a way leads around the rock, and never through it', () => {
  const path = findPath({ x: 11, y: -7 }, { x: 13, y: -7 })
  expect(path).toHaveLength(4)
  expect(path).not.toContainEqual(rock)
  expect(path.at(-1)).toEqual({ x: 13, y: -7 })
})

test('arrow keys follow the axes of the map and pass over the rock', () => {
  expect(cellBeside({ x: 11, y: -8 }, 'ArrowRight')).toEqual({ x: 12, y: -8 })
  expect(cellBeside({ x: 11, y: -8 }, 'ArrowDown')).toEqual({ x: 11, y: -9 })
  expect(cellBeside({ x: 11, y: -7 }, 'ArrowRight')).toEqual({ x: 13, y: -7 })
  expect(cellBeside({ x: 12, y: -8 }, 'ArrowUp')).toBeUndefined()
  expect(cellBeside({ x: 12, y: -8 }, 'a')).toBeUndefined()
})

test('a command travels half a ping and runs in the next frame of the server', () => {
  expect(sent.command.arrives - start.now).toBeCloseTo(0.04)
  expect(sent.command.runs * 30).toBeCloseTo(Math.ceil(sent.command.arrives * 30))
  expect(sceneOf(after(sent, 0.02)).flights.command).toBeCloseTo(0.5)
  expect(sceneOf(after(sent, decided - 0.001)).server).toEqual({ x: 13, y: -8 })
  expect(sceneOf(after(sent, decided + 0.001)).server).toEqual({ x: 13, y: -9 })
})

test('clients follow half a ping later, and lead the character for the time of a step', () => {
  expect(sceneOf(after(sent, decided + 0.039)).own).toEqual({ x: 13, y: -8 })
  const half = sceneOf(after(sent, decided + 0.04 + 0.333 / 2))
  expect(half.own.y).toBeCloseTo(-8.5)
  expect(half.others).toEqual(half.own)
  expect(sceneOf(settled(sent)).own).toEqual({ x: 13, y: -9 })
})

test('with a slow network others see the step first', () => {
  const slow = send(withPing(start, 0.4), { x: 13, y: -9 })
  const seen = { ...slow, now: slow.command.runs + 0.1 }
  expect(sceneOf(seen).others.y).toBeLessThan(-8)
  expect(sceneOf(seen).own.y).toBe(-8)
  expect(tell(seen)).toBe('Остальные уже видят шаг, к\u00a0вам пакет ещё летит.')
})

test('a way of two steps makes one each ten frames, 0.333 s', () => {
  const { steps } = send(start, { x: 12, y: -9 })
  const [first, second] = steps.slice(-2)
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeCloseTo(10 / 30)
})

test('the reader is told each stage once', () => {
  const told = Array.from({ length: 60 }, (_, index) => tell(after(sent, index / 100)))
  expect([...new Set(told)]).toEqual([
    'Команда летит на\u00a0сервер: «хочу в\u00a0клетку (13;\u00a0−9)».',
    'Команда на\u00a0сервере ждёт своего кадра.',
    'Сервер решил: шаг в\u00a0(13;\u00a0−9). Изменения летят всем.',
    'Все три клиента ведут anna в\u00a0клетку (13;\u00a0−9).',
    'Готово: у\u00a0всех троих anna в\u00a0клетке (13;\u00a0−9).',
  ])
})

test('a second command does not leave before the first has run, and not before half a ping and half a frame to the end', () => {
  const again = { x: 13, y: -8 }
  expect(tell(send(after(sent, 0.01), again))).toContain('команда уже в пути')
  expect(tell(send(after(sent, decided + 0.1), again))).toContain('рано, до срока 0,23\u00a0с')
  const inTime = after(sent, decided + 0.333 - 0.05)
  const { command } = send(inTime, again)
  expect(command.sent).toBe(inTime.now)
  expect(command.runs).toBeGreaterThanOrEqual(sent.command.runs + 0.333)
})

test('a way that goes on is changed by a new command: the server has set its event', () => {
  const far = send(start, { x: 11, y: -8 })
  const changed = send(after(far, decided + 0.05), { x: 13, y: -8 })
  expect(changed.refusal).toBeUndefined()
  expect(changed.command.to).toEqual({ x: 13, y: -8 })
  expect(sceneOf(settled(changed)).server).toEqual({ x: 13, y: -8 })
})

test('where she is already, anna is not sent', () => {
  const refused = send(start, { x: 13, y: -8 })
  expect(refused.command).toBe(start.command)
  expect(tell(refused)).toBe('anna уже в\u00a0этой клетке.')
})

test('messages are JSON; only the owner is told of the timeout, and what has not changed is left out', () => {
  const [command, owner, others] = messagesOf(after(sent, decided)).map((text): unknown => JSON.parse(text))
  expect(command).toEqual({ group: 'move/walk', action: 'to', x: 13, y: -9 })
  const changes = { y: -9, action: 'walk', forwardX: 0, forwardY: -1 }
  const events = { 'move/walk': { action: '', remain: 0.33, timeout: 0.33 } }
  const packet = (player: object) => ({ world: { 54: { player: { player_anna: player } } } })
  expect(owner).toEqual(packet({ ...changes, events }))
  expect(others).toEqual(packet(changes))
  const straight = settled(send(start, { x: 11, y: -8 }))
  expect(JSON.parse(messagesOf(straight)[2])).toEqual(packet({ x: 11 }))
})

test('a moment of each message is one in which it is under way', () => {
  for (const message of [0, 1, 2]) {
    const { current } = sceneOf({ ...sent, now: momentOf(sent, message) })
    expect(current[message]).toBe(true)
  }
})

test('nothing is left to happen in the end', () => {
  expect(sceneOf(settled(sent)).current).toEqual([false, false, false])
  expect(sceneOf({ ...sent, now: endOf(sent) - 0.01 }).current).toContain(true)
})
