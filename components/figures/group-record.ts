import { decimal } from './parts'

/** An event group of a character. Times are in game seconds. */
export interface Group {
  name: string
  label: string
  timeout: number
  /** The last command: when it arrives, and in which frame it runs and starts the timeout. */
  arrives: number
  runs: number
  /** When the previous timeout ends. */
  until: number
}

/** Values from the docs, in seconds and frames per second. The timeout is that of a step at speed 3. */
export const ping = 0.08
export const stepTimeout = 0.333
export const serverFps = 30

/** How long before the end of the timeout the plugin sends the next command. */
export const leadAt = (fps: number, delay = ping) => delay / 2 + 1 / (2 * fps)
export const lead = leadAt(serverFps)

/** The first server frame at or after a time, allowing for rounding errors. */
export const frameAt = (seconds: number, fps: number) => Math.ceil(seconds * fps - 1e-6) / fps

/** Messages about a command that was not sent. */
export const underWayText = 'команда уже в пути.'
export const tooEarlyText = (remain: number) =>
  `рано, до срока ${decimal(remain, 2)}\u00a0с. Плагин отбросил команду.`

/** The record of a group at a time, as packets have it. */
export function recordOf({ timeout, arrives, runs, until }: Group, now: number) {
  const ends = now < runs ? until : runs + timeout
  const action = arrives <= now && now < runs ? 'index' : ''
  return { action, remain: Math.max(0, ends - now), timeout }
}

/** Presses the button. The plugin sends no command that is too early. Returns the answer for the reader. */
export function press(group: Group, now: number): { group: Group; answer: string } {
  const { label, timeout, runs: ran } = group
  if (now < ran) return { group, answer: `${label}: ${underWayText}` }
  const until = ran + timeout
  const remain = until - now
  if (remain > lead) return { group, answer: `${label}: ${tooEarlyText(remain)}` }
  const arrives = now + ping / 2
  const runs = frameAt(Math.max(arrives, until), serverFps)
  return { group: { ...group, arrives, runs, until }, answer: `${label}: команда ушла.` }
}

/** The length of a step in frames. It ends in the first server frame at or after its timeout. */
export function countFrames(timeout: number, fps: number, screenFps: number) {
  const seconds = frameAt(timeout, fps)
  const server = Math.round(seconds * fps)
  /** When the next command is sent, counted from the previous step. */
  const sent = timeout - leadAt(fps)
  return { server, seconds, screen: Math.round(seconds * screenFps), sent }
}
