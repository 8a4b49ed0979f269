import { findPath, isSame } from './board'
import {
  frameAt,
  tooEarlyText,
  underWayText,
  leadAt,
  ping as usualPing,
  serverFps as fps,
  stepTimeout,
} from './group-record'
import type { MapPoint } from './place-point'

/** A step of the character on the server. */
interface Step {
  at: number
  cell: MapPoint
  /** Direction, as in packets. */
  forward: MapPoint
}

/** A player's command on its way to the server and back. Times are in game seconds. */
export interface Exchange {
  now: number
  /** Ping of the reader's client; the others have the usual one. */
  ping: number
  command: { sent: number; arrives: number; runs: number; to: MapPoint }
  steps: [Step, ...Step[]]
  /** Why the last press sent no command. */
  refusal?: { text: string; until: number }
}

/** The first step of the last command. */
export const firstOf = ({ command, steps }: Pick<Exchange, 'command' | 'steps'>) =>
  steps.find(({ at }) => at >= command.runs)

export const lastOf = (steps: Exchange['steps']): Step => steps.at(-1) ?? steps[0]

/** How long after a step each client learns of it. */
export const delaysOf = ({ ping }: { ping: number }) => ({ own: ping / 2, other: usualPing / 2 })

/** The time when all clients show the last step. */
export const endOf = (exchange: Exchange): number => {
  const { own, other } = delaysOf(exchange)
  return lastOf(exchange.steps).at + Math.max(own, other) + stepTimeout
}

export const skipToEnd = (exchange: Exchange): Exchange => ({
  ...exchange,
  now: Math.max(exchange.now, endOf(exchange)),
})

/** The steps taken by `time`; at least the first. */
export const knownAt = (steps: Exchange['steps'], time: number): Step[] => {
  const known = steps.filter(({ at }) => at <= time)
  return known.length > 0 ? known : [steps[0]]
}

/** Handles a press on a cell: the plugin sends the command unless it is too early. */
export function send(exchange: Exchange, to: MapPoint): Exchange {
  const { now, ping, command, steps } = exchange
  const last = knownAt(steps, now).at(-1) ?? steps[0]
  // the server sets the event while a walk goes on, so the player may interrupt it
  const isFree = last !== steps.at(-1)
  const remain = last.at + stepTimeout - now
  const refuse = (text: string, until = now + 0.3) => ({ ...exchange, refusal: { text, until } })
  if (now < command.runs) return refuse(`Повторно: ${underWayText}`)
  if (!isFree && isSame(last.cell, to)) return refuse('anna уже в\u00a0этой клетке.', Infinity)
  if (!isFree && remain > leadAt(fps, ping)) return refuse(`Снова: ${tooEarlyText(remain)}`)
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

/** Changes the ping for the next command; one in progress is finished at once. */
export const withPing = (exchange: Exchange, ping: number): Exchange => ({ ...skipToEnd(exchange), ping })

/** Where a client shows the character, which takes a whole step to reach the next cell. */
function shownAt(steps: Exchange['steps'], time: number): MapPoint {
  const [step, from] = knownAt(steps, time).toReversed()
  if (!step || !from) return steps[0].cell
  const part = Math.min(1, (time - step.at) / stepTimeout)
  const { x, y } = from.cell
  return { x: x + part * (step.cell.x - x), y: y + part * (step.cell.y - y) }
}

const partOf = (now: number, from: number, to: number) =>
  from <= now && now < to ? (now - from) / (to - from) : undefined

/** The scene at the current time: positions of the character, and messages in flight with their progress. */
export function sceneOf(exchange: Exchange) {
  const { now, command, steps } = exchange
  const { own, other } = delaysOf(exchange)
  const last = knownAt(steps, now).at(-1) ?? steps[0]
  const isNew = last.at >= command.runs
  return {
    server: last.cell,
    own: shownAt(steps, now - own),
    others: shownAt(steps, now - other),
    /** How far each message is on its way, from 0 to 1; `undefined` if it is not in flight. */
    flights: {
      command: partOf(now, command.sent, command.arrives),
      own: isNew ? partOf(now, last.at, last.at + own) : undefined,
      others: isNew ? partOf(now, last.at, last.at + other) : undefined,
    },
    /** Which of the three messages to highlight. */
    current: [
      partOf(now, command.sent, command.runs) !== undefined,
      isNew && partOf(now, last.at, last.at + own + stepTimeout) !== undefined,
      isNew && partOf(now, last.at, last.at + other + stepTimeout) !== undefined,
    ],
  }
}

/** A time at which one of the messages of the last command is in flight. */
export function momentOf({ ping, command, steps }: Exchange, message: number): number {
  const { own, other } = delaysOf({ ping })
  const decided = firstOf({ command, steps })?.at ?? command.runs
  return [(command.sent + command.arrives) / 2, decided + own / 2, decided + other / 2][message] ?? 0
}

/** The state at the start: anna has walked a cell, and all clients know. */
export const initialExchange: Exchange = skipToEnd(
  send(
    {
      now: 0,
      ping: usualPing,
      command: { sent: -1, arrives: -1, runs: -1, to: { x: 12, y: -8 } },
      steps: [{ at: -1, cell: { x: 12, y: -8 }, forward: { x: 0, y: -1 } }],
    },
    { x: 13, y: -8 },
  ),
)
