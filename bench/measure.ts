/** Runs a command and measures it. */
import { spawn } from 'node:child_process'
import fs from 'node:fs'

export interface Measured {
  seconds: number
  /**
   * Processor time of all processes, in seconds. Unlike `seconds`, it hardly depends on the machine's load.
   */
  processor: number
  /** Peak memory of all processes together, in MiB, with shared pages counted once; 0 without `/proc`. */
  memory: number
  /** Peak memory of the largest process, in MiB. */
  largest: number
}

/** How often memory is sampled, in milliseconds. */
const interval = 200

/** Shell code that runs a command and then prints the processor time of its children. */
const timed = '"$@"; code=$?; times >&2; exit $code'

/** Runs a command to its end. Throws with its output if it fails. */
export function measure(
  command: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn('sh', ['-c', timed, 'sh', ...command], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let memory = 0
    let largest = 0
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    const timer = setInterval(() => {
      const each = memoryBelow(child.pid ?? 0)
      memory = Math.max(memory, Math.round(each.reduce((sum, one) => sum + one, 0)))
      largest = Math.max(largest, ...each.map(Math.round))
    }, interval)
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      if (code !== 0) return reject(new Error(`${command.join(' ')}\n${output.slice(-2000)}`))
      const seconds = (performance.now() - started) / 1000
      return resolve({ seconds, processor: processorTime(output), memory, largest })
    })
  })
}

/** The last line of `times`: user and system time of the children, as `0m12.340s 0m1.200s`. */
function processorTime(output: string): number {
  const [user = 0, system = 0] = [...output.matchAll(/(\d+)m([\d.]+)s/g)]
    .slice(-2)
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
  return user + system
}

/** A file in `/proc`; empty for a process that has just ended. */
function readProcess(pid: string, name: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/** Memory of a process and its descendants, in MiB. */
function memoryBelow(root: number): number[] {
  const pids = fs.existsSync('/proc') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  const parents = new Map(pids.map((pid) => [pid, /^PPid:\s*(\d+)$/m.exec(readProcess(pid, 'status'))?.[1]]))
  const isBelow = (pid?: string): boolean =>
    pid !== undefined && (pid === String(root) || isBelow(parents.get(pid)))
  return pids
    .filter(isBelow)
    .map((pid) => Number(/^Pss:\s*(\d+)/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024)
}
