import { decimal } from './parts'

/** One group of events of a character over time. All times are seconds of the game. */
export interface Group {
  name: string
  /** What the button says. */
  label: string
  timeout: number
  /** When the timeout ends that runs now, or has ended. */
  until: number
  /** A command under way: when it reaches the server, and the frame in which its code runs. */
  command?: { arrives: number; runs: number } | undefined
}

/** As in the texts. */
export const ping = 0.08
const serverFps = 60

/** How much earlier than the end of the timeout the plugin sends the next command. */
const leadAt = (fps: number) => ping / 2 + 1 / (2 * fps)
export const lead = leadAt(serverFps)

/** The group as it is now: the code of a command that was due has run, and the timeout has started anew. */
export function settled(group: Group, now: number): Group {
  const { command, timeout } = group
  return command && now >= command.runs
    ? { ...group, until: command.runs + timeout, command: undefined }
    : group
}

/** The record of the group, as packets have it. */
export function recordOf(group: Group, now: number) {
  const { command, until, timeout } = settled(group, now)
  const isWaiting = command !== undefined && now >= command.arrives
  return { action: isWaiting ? 'index' : '', remain: Math.max(0, until - now), timeout }
}

/** What a press of the button does, and what the reader is told: the plugin sends a command only when it comes in time. */
export function press(group: Group, now: number): { group: Group; answer: string } {
  const current = settled(group, now)
  const remain = current.until - now
  if (current.command) return { group: current, answer: `${group.label}: команда уже в пути.` }
  if (remain > lead)
    return {
      group: current,
      answer: `${group.label}: рано, до срока ${decimal(remain, 2)}\u00a0с. Плагин отбросил команду.`,
    }
  const arrives = now + ping / 2
  // a small part of a frame is an error of the division
  const runs = Math.ceil(Math.max(arrives, current.until) * serverFps - 1e-6) / serverFps
  return { group: { ...current, command: { arrives, runs } }, answer: `${group.label}: команда ушла.` }
}

/** How many frames of the server and of a screen a step takes: its code runs in the first frame of the server that is not before its time. */
export function countFrames(timeout: number, fps: number, screenFps: number) {
  const server = Math.ceil(timeout * fps)
  const seconds = server / fps
  /** When the next command leaves, counted from the step before. */
  const sent = timeout - leadAt(fps)
  return { server, seconds, screen: Math.round(seconds * screenFps), sent }
}
