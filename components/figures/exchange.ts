import { findPath, isSame } from './board'
import {
  frameAt,
  isTooEarly,
  isUnderWay,
  leadAt,
  ping as usualPing,
  serverFps as fps,
  stepTimeout,
} from './group-record'
import type { MapPoint } from './place-point'

/** What the server has changed: where the character stands, in which frame. */
interface Step {
  at: number
  cell: MapPoint
  /** As packets have them. */
  forward: MapPoint
}

/** The way of commands of one player to the server and back. All times are seconds of the game. */
export interface Exchange {
  now: number
  /** Of the reader's client; others have that of the texts. */
  ping: number
  command: { sent: number; arrives: number; runs: number; to: MapPoint }
  steps: [Step, ...Step[]]
  /** Why there is no command after a press. */
  refusal?: { text: string; until: number } | undefined
}

/** The first step that the last command has brought. */
export const firstOf = ({ command, steps }: Pick<Exchange, 'command' | 'steps'>) =>
  steps.find(({ at }) => at >= command.runs)

export const lastOf = (steps: Exchange['steps']): Step => steps.at(-1) ?? steps[0]

/** When each client knows of a step. */
export const delaysOf = ({ ping }: { ping: number }) => ({ own: ping / 2, other: usualPing / 2 })

/** When nothing is left to happen. */
export const endOf = (exchange: Exchange): number => {
  const { own, other } = delaysOf(exchange)
  return lastOf(exchange.steps).at + Math.max(own, other) + stepTimeout
}

export const settled = (exchange: Exchange): Exchange => ({
  ...exchange,
  now: Math.max(exchange.now, endOf(exchange)),
})

/** The steps made up to `time`; at least the first. */
export const knownAt = (steps: Exchange['steps'], time: number): Step[] => {
  const known = steps.filter(({ at }) => at <= time)
  return known.length > 0 ? known : [steps[0]]
}

/** A press of a cell: the plugin sends the command, unless it is too early for it. */
export function send(exchange: Exchange, to: MapPoint): Exchange {
  const { now, ping, command, steps } = exchange
  const last = knownAt(steps, now).at(-1) ?? steps[0]
  // the server has set the event of a way that goes on, and the player may interrupt it
  const isFree = last !== steps.at(-1)
  const remain = last.at + stepTimeout - now
  const refuse = (text: string, until = now + 0.3) => ({ ...exchange, refusal: { text, until } })
  if (now < command.runs) return refuse(`Повторно: ${isUnderWay}`)
  if (!isFree && isSame(last.cell, to)) return refuse('anna уже в\u00a0этой клетке.', Infinity)
  if (!isFree && remain > leadAt(fps, ping)) return refuse(`Снова: ${isTooEarly(remain)}`)
  const arrives = now + ping / 2
  const kept = knownAt(steps, arrives)
  const from = kept.at(-1) ?? steps[0]
  const runs = frameAt(Math.max(arrives, from.at + stepTimeout), fps)
  const made: Exchange['steps'] = [steps[0], ...kept.slice(1)]
  let before = from
  let at = runs
  for (const cell of findPath(from.cell, to)) {
    const forward = { x: cell.x - before.cell.x, y: cell.y - before.cell.y }
    before = { at, cell, forward }
    made.push(before)
    at = frameAt(at + stepTimeout, fps)
  }
  return { ...exchange, command: { sent: now, arrives, runs, to }, steps: made, refusal: undefined }
}

/** Another ping counts for the next command: what is under way is over. */
export const withPing = (exchange: Exchange, ping: number): Exchange => ({ ...settled(exchange), ping })

/** Where a client shows the character: it leads it to the next cell in the time of a step. */
function shownAt(steps: Exchange['steps'], time: number): MapPoint {
  const [step, from] = knownAt(steps, time).toReversed()
  if (!step || !from) return steps[0].cell
  const part = Math.min(1, (time - step.at) / stepTimeout)
  const { x, y } = from.cell
  return { x: x + part * (step.cell.x - x), y: y + part * (step.cell.y - y) }
}

const partOf = (now: number, from: number, to: number) =>
  from <= now && now < to ? (now - from) / (to - from) : undefined

/** What the scene shows at its time: where the character is, which messages are under way, and how far. */
export function sceneOf(exchange: Exchange) {
  const { now, command, steps } = exchange
  const { own, other } = delaysOf(exchange)
  const last = knownAt(steps, now).at(-1) ?? steps[0]
  const isNew = last.at >= command.runs
  return {
    server: last.cell,
    own: shownAt(steps, now - own),
    others: shownAt(steps, now - other),
    /** From 0 to 1, `undefined` when there is none. */
    flights: {
      command: partOf(now, command.sent, command.arrives),
      own: isNew ? partOf(now, last.at, last.at + own) : undefined,
      others: isNew ? partOf(now, last.at, last.at + other) : undefined,
    },
    /** Which of the three messages is the one that counts now. */
    current: [
      partOf(now, command.sent, command.runs) !== undefined,
      isNew && partOf(now, last.at, last.at + own + stepTimeout) !== undefined,
      isNew && partOf(now, last.at, last.at + other + stepTimeout) !== undefined,
    ],
  }
}

/** A moment in the flight of each of the messages of the last command. */
export function momentOf({ ping, command, steps }: Exchange, message: number): number {
  const { own, other } = delaysOf({ ping })
  const decided = firstOf({ command, steps })?.at ?? command.runs
  return [(command.sent + command.arrives) / 2, decided + own / 2, decided + other / 2][message] ?? 0
}

/** anna has come to a cell by two steps, and all know of it. */
export const start: Exchange = settled(
  send(
    {
      now: 0,
      ping: usualPing,
      command: { sent: -1, arrives: -1, runs: -1, to: { x: 11, y: -8 } },
      steps: [{ at: -1, cell: { x: 11, y: -8 }, forward: { x: 0, y: -1 } }],
    },
    { x: 13, y: -8 },
  ),
)
