/** The steps of a build: processes of their own, of which two may run at a time. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What the step before the framework says when the bundler may start. */
export const modulesWritten = 'modules written'

/** A step that has been started. */
export interface Step {
  /** Settles when it says something, or ends. */
  heard: Promise<unknown>
  /** Settles when it has ended well. */
  ended: Promise<void>
}

const running = new Set<ChildProcess>()

/** Stops the steps that are at work. */
export function stopSteps(): void {
  for (const step of running) step.kill()
}

/**
 * Starts a step with the Node.js of this process. When it fails, the others are stopped, and `fail` ends the build: it is given the
 * code of the step, and the signal that ended it.
 */
export function startStep(
  args: string[],
  env: NodeJS.ProcessEnv,
  fail: (status: number, signal: NodeJS.Signals | null) => never,
): Step {
  const step = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  running.add(step)
  const end = async (): Promise<void> => {
    const [status, signal] = (await once(step, 'close')) as [number | null, NodeJS.Signals | null] // of Node.js
    running.delete(step)
    if (status === 0) return
    stopSteps()
    fail(status ?? 1, signal)
  }
  const ended = end()
  return { ended, heard: Promise.race([once(step, 'message'), ended]) }
}
