import { decimal } from './parts'

/** One group of events of a character. All times are seconds of the game. */
export interface Group {
  name: string
  /** What the button says. */
  label: string
  timeout: number
  /** The last command: when it reaches the server, and the frame in which its code runs and the timeout starts. */
  arrives: number
  runs: number
  /** When the timeout before that ends. */
  until: number
}

/** As in the texts: in seconds, the timeout is that of a step at speed 3, rounded to milliseconds as the server does it. */
export const ping = 0.08
export const stepTimeout = 0.333
export const serverFps = 30

/** How much earlier than the end of the timeout the plugin sends the next command. */
export const leadAt = (fps: number, delay = ping) => delay / 2 + 1 / (2 * fps)
export const lead = leadAt(serverFps)

/** The first frame of the server that is not before a time. A small part of a frame is an error of the division. */
export const frameAt = (seconds: number, fps: number) => Math.ceil(seconds * fps - 1e-6) / fps

/** What the reader is told of a command that the plugin has not sent. */
export const isUnderWay = 'команда уже в пути.'
export const isTooEarly = (remain: number) =>
  `рано, до срока ${decimal(remain, 2)}\u00a0с. Плагин отбросил команду.`

/** The record of the group at a time, as packets have it. */
export function recordOf({ timeout, arrives, runs, until }: Group, now: number) {
  const ends = now < runs ? until : runs + timeout
  const action = arrives <= now && now < runs ? 'index' : ''
  return { action, remain: Math.max(0, ends - now), timeout }
}

/** What a press of the button does, and what the reader is told: the plugin sends a command only when it comes in time. */
export function press(group: Group, now: number): { group: Group; answer: string } {
  const { label, timeout, runs: ran } = group
  if (now < ran) return { group, answer: `${label}: ${isUnderWay}` }
  const until = ran + timeout
  const remain = until - now
  if (remain > lead) return { group, answer: `${label}: ${isTooEarly(remain)}` }
  const arrives = now + ping / 2
  const runs = frameAt(Math.max(arrives, until), serverFps)
  return { group: { ...group, arrives, runs, until }, answer: `${label}: команда ушла.` }
}

/** How many frames of the server and of a screen a step takes: its code runs in the first frame of the server that is not before its time. */
export function countFrames(timeout: number, fps: number, screenFps: number) {
  const seconds = frameAt(timeout, fps)
  const server = Math.round(seconds * fps)
  /** When the next command leaves, counted from the step before. */
  const sent = timeout - leadAt(fps)
  return { server, seconds, screen: Math.round(seconds * screenFps), sent }
}
