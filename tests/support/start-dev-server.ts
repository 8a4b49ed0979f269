/** The development server as a child process, for benchmarks and tests. */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { freePort } from './server'

export interface DevServer {
  /** Origin, without a trailing slash. */
  url: string
  /** From the command to the first page, in milliseconds. */
  startedIn: number
  /** The output of the server. */
  log: () => string
  stop: () => Promise<void>
}

/** Polling interval for the first page, in milliseconds. */
const interval = 25
/** Start timeout of the server, in milliseconds. */
const patience = 1_200_000

const isServed = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  )

/** Runs `npm run dev` of a project for a content folder, until it has served the page `first`. */
export async function startDevServer(content: string, first: string, project = '.'): Promise<DevServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const logFile = path.join('.cache', `dev-${port}.log`)
  const log = fs.openSync(logFile, 'w')
  const started = performance.now()
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '-p', String(port)], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'development', CONTENT_DIR: content },
    stdio: ['ignore', log, log],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const readLog = () => fs.readFileSync(logFile, 'utf8')
  while (!(await isServed(url + first))) {
    if (server.exitCode !== null || performance.now() - started > patience) {
      server.kill('SIGTERM')
      throw new Error(`The development server does not serve ${first}:\n${readLog().slice(-3000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
  return {
    url,
    startedIn: performance.now() - started,
    log: readLog,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      fs.closeSync(log)
      fs.rmSync(logFile)
    },
  }
}
