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

const ping = 0.08
const frame = 1 / 60

/** How much earlier than the end of the timeout the plugin sends the next command. */
export const lead = ping / 2 + frame / 2

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

export type Answer = 'sent' | 'early' | 'underway'

/** What a press of the button does: the plugin sends a command only when it comes in time. */
export function press(group: Group, now: number): { group: Group; answer: Answer } {
  const current = settled(group, now)
  if (current.command) return { group: current, answer: 'underway' }
  if (current.until - now > lead) return { group: current, answer: 'early' }
  const arrives = now + ping / 2
  const due = Math.max(arrives, current.until)
  // a small part of a frame is an error of the division
  const runs = Math.ceil(due / frame - 1e-6) * frame
  return { group: { ...current, command: { arrives, runs } }, answer: 'sent' }
}
