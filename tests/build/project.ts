/** Builds of other content trees with the code of this project, for the tests beside this file. */
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

export interface Outcome {
  code: number | null
  /** Lines of problems, as an author sees them, without the summary. */
  lines: string[]
  /** All that was printed. */
  output: string
  stdout: string
}

export type Files = Record<string, string | Buffer>

/** Where test trees and their builds go; below the project, since the bundler does not leave it. */
export const workFolder = '.cache/tests'

const testRun = process.env['TEST_RUN'] ?? ''

const run = (script: string, env: Record<string, string>, args: string[] = [], cwd = '.'): Outcome => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const output = stdout + stderr
  const lines = output.split('\n').filter((line) => /^\S+:\d+:\d+ {2}/.test(line))
  return { code: status, lines, output, stdout }
}

/** Test files run side by side: does what two of them must not do at the same time. */
async function inTurn<T>(name: string, make: () => T | Promise<T>): Promise<T> {
  const lock = `${workFolder}/${name}-${testRun}.lock`
  fs.mkdirSync(workFolder, { recursive: true })
  // of two that make a folder one succeeds
  while (!isMade(lock)) await setTimeout(50)
  try {
    return await make()
  } finally {
    fs.rmdirSync(lock)
  }
}

function isMade(folder: string): boolean {
  try {
    fs.mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** While no other test file builds: builds write to the same folders of the project. */
export const aloneInProject = <T>(make: () => T): Promise<T> => inTurn('project', make)

export const buildAlone = (content: string, out: string, env: Record<string, string> = {}): Outcome =>
  run('scripts/build.ts', { CONTENT_DIR: content, OUT_DIR: out, ...env })

/** Builds a tree into a folder beside it. */
export const build = (
  content: string,
  out = `${content}-out`,
  env: Record<string, string> = {},
): Promise<Outcome> => aloneInProject(() => buildAlone(content, out, env))

/** Builds once in a run of the tests: files that share a build find it ready, or wait for it. */
export const once = <T>(name: string, make: () => T | Promise<T>): Promise<T> =>
  inTurn(name, async () => {
    const record = `${workFolder}/${name}.json`
    if (fs.existsSync(record)) {
      const known = JSON.parse(fs.readFileSync(record, 'utf8')) as { testRun: string; made: T } // written below
      if (known.testRun === testRun) return known.made
    }
    const made = await make()
    fs.writeFileSync(record, JSON.stringify({ testRun, made }))
    return made
  })

/** Checks a tree as `npm run check` does, in the project or a copy of it. */
export const check = (content: string, ...args: string[]): Outcome => checkIn('.', content, ...args)
export const checkIn = (project: string, content: string, ...args: string[]): Outcome =>
  run('scripts/check.ts', { CONTENT_DIR: content }, args, project)

/** Writes a file into a tree as `npm run new` does. */
export const scaffold = (content: string, ...args: string[]): Outcome =>
  run('scripts/new.ts', { CONTENT_DIR: content }, args)

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

/** A copy of the project's own content with some files added. */
export function copyContent(name: string, files: Files): string {
  const folder = writeTree(name, {})
  fs.cpSync('content', folder, { recursive: true })
  addFiles(folder, files)
  return folder
}

/** A copy of the project with its packages and its history, whose code may be changed; returns its folder. */
export function copyProject(name: string): string {
  const folder = writeTree(name, {})
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files
    .trim()
    .split('\n')
    .filter((tracked) => fs.existsSync(tracked)))
    fs.cpSync(file, path.join(folder, file))
  // hard links take neither time nor room
  execFileSync('cp', ['-al', 'node_modules', '.git', folder])
  return folder
}

/** Builds a copy of the project; what is built is in its folder `out`. */
export const buildCopy = (folder: string, env: Record<string, string> = {}): Outcome =>
  run('scripts/build.ts', env, [], folder)

/** A copy of the project in `folder` whose first build, from nothing, is in `out`. */
export const sharedCopy = (): Promise<Outcome & { folder: string; out: string }> =>
  once('copy', () => {
    const folder = copyProject('в другой папке')
    const out = `${workFolder}/copy-out`
    const outcome = buildCopy(folder)
    fs.rmSync(out, { recursive: true, force: true })
    if (outcome.code === 0) fs.renameSync(`${folder}/out`, out)
    return { ...outcome, folder, out }
  })

/** The smallest PNG there is. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
