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

/** As in the texts. */
export const ping = 0.08
const serverFps = 30

/** How much earlier than the end of the timeout the plugin sends the next command. */
const leadAt = (fps: number) => ping / 2 + 1 / (2 * fps)
export const lead = leadAt(serverFps)

/** The record of the group at a time, as packets have it. */
export function recordOf({ timeout, arrives, runs, until }: Group, now: number) {
  const ends = now < runs ? until : runs + timeout
  const action = arrives <= now && now < runs ? 'index' : ''
  return { action, remain: Math.max(0, ends - now), timeout }
}

/** What a press of the button does, and what the reader is told: the plugin sends a command only when it comes in time. */
export function press(group: Group, now: number): { group: Group; answer: string } {
  const { label, timeout, runs: ran } = group
  if (now < ran) return { group, answer: `${label}: команда уже в пути.` }
  const until = ran + timeout
  const remain = until - now
  if (remain > lead)
    return {
      group,
      answer: `${label}: рано, до срока ${decimal(remain, 2)}\u00a0с. Плагин отбросил команду.`,
    }
  const arrives = now + ping / 2
  // a small part of a frame is an error of the division
  const runs = Math.ceil(Math.max(arrives, until) * serverFps - 1e-6) / serverFps
  return { group: { ...group, arrives, runs, until }, answer: `${label}: команда ушла.` }
}

/** How many frames of the server and of a screen a step takes: its code runs in the first frame of the server that is not before its time. */
export function countFrames(timeout: number, fps: number, screenFps: number) {
  const server = Math.ceil(timeout * fps)
  const seconds = server / fps
  /** When the next command leaves, counted from the step before. */
  const sent = timeout - leadAt(fps)
  return { server, seconds, screen: Math.round(seconds * screenFps), sent }
}
