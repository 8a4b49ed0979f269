/** Timeout of a step at speed 3 in seconds, rounded to milliseconds as the server does it. */
export const timeout = 0.333

/** Ping of the example in the texts, in seconds. */
export const ping = 0.08

/** How many frames of the server and of a screen a step takes: its code runs in the first frame of the server that is not before its time. */
export function countFrames(serverFps: number, screenFps: number) {
  const server = Math.ceil(timeout * serverFps)
  const seconds = server / serverFps
  return {
    server,
    seconds,
    screen: Math.round(seconds * screenFps),
    /** When the next command leaves, counted from the step before. */
    sent: timeout - ping / 2 - 1 / (2 * serverFps),
  }
}
