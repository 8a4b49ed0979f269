/** A limit for work that cannot be interrupted: a text that sends a parser round in circles must not stop a build without a word. */
import { Worker } from 'node:worker_threads'

/** Runs beside the work: says what took too long, and ends the process, which is busy and hears nothing. */
const watcher = `
const { parentPort } = require('node:worker_threads')
let timer
parentPort.on('message', ({ limit, message }) => {
  clearTimeout(timer)
  if (message === undefined) return
  timer = setTimeout(() => {
    require('node:fs').writeSync(2, message + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, limit)
})`

export interface TimeLimit {
  /** Starts to count, for what `message` is about. */
  start: (message: string) => void
  end: () => void
}

/** One for a thread: a thread takes time to start, and memory. */
let watching: Worker | undefined

function watch(): Worker {
  // it needs none of the loaders of the thread at hand
  const worker = new Worker(watcher, { eval: true, execArgv: [] })
  worker.unref()
  return worker
}

/** A limit in milliseconds, one at a time in a thread. */
export function timeLimit(limit: number): TimeLimit {
  const worker = (watching ??= watch())
  // oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
  return {
    start: (message) => worker.postMessage({ limit, message }),
    end: () => worker.postMessage({}),
  }
}
