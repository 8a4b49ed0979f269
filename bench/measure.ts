/** Runs a command and measures it. */
import { execFileSync, spawn } from 'node:child_process'

export interface Measured {
  seconds: number
  /** Most memory that the process and its children held at once, in MiB; 0 where `ps` is missing. */
  peakMiB: number
  /** Most that one of them held. */
  largestMiB: number
}

/** How often memory is read, in milliseconds. */
const interval = 200

/** Memory of a process and each below it, in MiB. */
function memoryOf(root: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  // children have higher numbers than their parents
  for (const [pid = 0, parent = 0] of processes.toSorted(([a = 0], [b = 0]) => a - b)) {
    if (family.has(parent)) family.add(pid)
  }
  return processes.filter(([pid = 0]) => family.has(pid)).map(([, , rss = 0]) => rss / 1024)
}

/** Runs a command to its end; throws with its output when it fails. */
export function measure(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let peakMiB = 0
    let largestMiB = 0
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    const timer = setInterval(() => {
      try {
        const memory = memoryOf(child.pid ?? 0)
        const all = memory.reduce((sum, one) => sum + one, 0)
        peakMiB = Math.max(peakMiB, Math.round(all))
        largestMiB = Math.max(largestMiB, ...memory.map(Math.round))
      } catch {
        // no `ps` here: only time is measured
      }
    }, interval)
    child.on('close', (code) => {
      clearInterval(timer)
      if (code !== 0) reject(new Error(`${command} ${args.join(' ')}\n${output.slice(-2000)}`))
      else resolve({ seconds: (performance.now() - started) / 1000, peakMiB, largestMiB })
    })
  })
}
