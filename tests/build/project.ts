/** Builds of other content folders with the code of this project, for the tests in this folder. */
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

export interface Outcome {
  code: number | null
  /** Lines of problems as printed, without the summary. */
  lines: string[]
  /** All output. */
  output: string
  stdout: string
}

export type Files = Record<string, string | Buffer>

/** Folder of test trees and their builds, inside the project, because the bundler does not look outside. */
export const workFolder = '.cache/tests'

const testRun = process.env['TEST_RUN'] ?? ''

/** Runs a command as `package.json` does. */
const run = (command: string[], env: Record<string, string>, cwd = '.'): Outcome => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...command], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const output = stdout + stderr
  const lines = output.split('\n').filter((line) => /^\S+:\d+:\d+ {2}/.test(line))
  return { code: status, lines, output, stdout }
}

/** Serialises work across parallel test files. They are processes, and Node.js has no lock to wait for. */
async function inTurn<T>(name: string, make: () => T | Promise<T>): Promise<T> {
  const lock = `${workFolder}/${name}-${testRun}.lock`
  fs.mkdirSync(workFolder, { recursive: true })
  while (!createFolder(lock)) await setTimeout(50)
  try {
    return await make()
  } finally {
    fs.rmdirSync(lock)
  }
}

/** Creates a folder, which is atomic; returns whether it did not exist. */
function createFolder(folder: string): boolean {
  try {
    fs.mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** Runs while no other test file builds: builds write to shared folders of the project. */
export const aloneInProject = <T>(make: () => T): Promise<T> => inTurn('project', make)

export const buildAlone = (content: string, out: string, env: Record<string, string> = {}): Outcome =>
  run(['build'], { CONTENT_DIR: content, OUT_DIR: out, ...env })

/** Builds a tree into a folder next to it. */
export const build = (
  content: string,
  out = `${content}-out`,
  env: Record<string, string> = {},
): Promise<Outcome> => aloneInProject(() => buildAlone(content, out, env))

/** Builds once per test run: files that share a build find it ready, or wait for it. */
export const once = <T>(name: string, make: () => T | Promise<T>): Promise<T> =>
  inTurn(name, async () => {
    const record = `${workFolder}/${name}.json`
    if (fs.existsSync(record)) {
      // written below
      const known = JSON.parse(fs.readFileSync(record, 'utf8')) as { testRun: string; made: T }
      if (known.testRun === testRun) return known.made
    }
    const made = await make()
    fs.writeFileSync(record, JSON.stringify({ testRun, made }))
    return made
  })

/** Checks a tree with `npm run check`, in the project or a copy of it. */
export const check = (content: string, ...args: string[]): Outcome => checkIn('.', content, ...args)
export const checkIn = (project: string, content: string, ...args: string[]): Outcome =>
  run(['check', ...args], { CONTENT_DIR: content }, project)

/** Runs `npm run dev` until it ends. */
export const develop = (env: Record<string, string>): Outcome => run(['dev'], env)

/** Runs `npm run new` on a tree. */
export const scaffold = (content: string, ...args: string[]): Outcome =>
  run(['new', ...args], { CONTENT_DIR: content })

export function addFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
}

/** Writes a tree of files and returns its folder. */
export function writeTree(name: string, files: Files): string {
  const folder = `${workFolder}/${name}`
  fs.rmSync(folder, { recursive: true, force: true })
  addFiles(folder, files)
  return folder
}

/** A copy of the project's content with some files added. */
export function copyContent(name: string, files: Files): string {
  const folder = writeTree(name, {})
  fs.cpSync('content', folder, { recursive: true })
  addFiles(folder, files)
  return folder
}

/** A copy of the project with packages and git history, whose code may be changed; returns its folder. */
export function copyProject(name: string): string {
  const folder = writeTree(name, {})
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files
    .trim()
    .split('\n')
    .filter((tracked) => fs.existsSync(tracked)))
    fs.cpSync(file, path.join(folder, file))
  // hard links are fast and take no space
  execFileSync('cp', ['-al', 'node_modules', '.git', folder])
  return folder
}

/** A folder with links to the files of the project, except for its own ones; returns the folder. */
export function linkProject(name: string, own: Files): string {
  const folder = writeTree(name, own)
  const links = fs.readdirSync('.').filter((entry) => !fs.existsSync(path.join(folder, entry)))
  for (const entry of links) fs.symlinkSync(path.resolve(entry), path.join(folder, entry))
  return folder
}

/** Builds a copy of the project into its folder `out`. */
export const buildCopy = (folder: string, env: Record<string, string> = {}): Outcome =>
  run(['build'], env, folder)

/** A copy of the project, built from nothing into `out`. */
export const sharedCopy = (): Promise<Outcome & { folder: string; out: string }> =>
  once('copy', () => {
    const folder = copyProject('в другой папке')
    const out = `${workFolder}/copy-out`
    const outcome = buildCopy(folder)
    fs.rmSync(out, { recursive: true, force: true })
    if (outcome.code === 0) fs.renameSync(`${folder}/out`, out)
    return { ...outcome, folder, out }
  })

/** A minimal PNG. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
