/**
 * `npm run build`: checks the content, exports the site with Next.js, finishes the export, and only then replaces `out/` (or `OUT_DIR`).
 * Whatever fails before leaves the last good folder as it was. `COMPRESS=1` adds compressed copies, `KEEP_ASSETS=30` keeps the hashed
 * files of builds of the last 30 days.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { buildSettings, faultsOfSettings } from '@/lib/build-settings'
import { bundlerProblems } from '@/lib/load/bundler-problems'
import { entriesOf } from '@/lib/load/routes'
import { buildRevision, getSite } from '@/lib/load/snapshot'
import { keepAssets } from '@/lib/publish/keep-assets'
import { takeBuildLock } from './build/lock'
import { report } from './report'

const exported = '.cache/export'
const nextLog = '.cache/next-build.log'
const lock = '.cache/build.lock'
const { content, target } = buildSettings(process.env)
const env: NodeJS.ProcessEnv = {
  ...process.env,
  CONTENT_DIR: content ?? '',
  OUT_DIR: target,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
}

function refuse(message: string): never {
  console.error(`${message}\n\nСборка не начата. Папка «${target}» осталась прежней.`)
  process.exit(1)
}

/** Runs a step with the Node.js of this process; when it fails, it has printed why, and the build ends. */
function run(...args: string[]): void {
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  if (status !== 0) stop(status ?? 1, signal ? ` (${signal})` : '')
}

function stop(status: number, why: string): never {
  console.error(`\nСборка остановлена${why}. Папка «${target}» осталась прежней.`)
  process.exit(status)
}

/** Builds the pages. What Next.js says in English when it fails goes into a file; of files of authors the author reads it in Russian. */
function buildPages(): void {
  const args = ['node_modules/next/dist/bin/next', 'build']
  const { status, stderr } = spawnSync(process.execPath, args, {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    env,
  })
  if (status === 0) {
    process.stderr.write(stderr)
    return
  }
  const { routes } = getSite(buildRevision)
  const sources = new Map(entriesOf(routes).map(({ permalink, source }) => [permalink, source.displayPath]))
  const problems = bundlerProblems(stderr, content ?? 'content', sources)
  if (problems.length === 0) process.stderr.write(stderr)
  fs.writeFileSync(nextLog, stderr)
  if (report(problems)) console.error(`Всё, что сказал Next.js: ${nextLog}`)
  stop(status ?? 1, '')
}

/** Puts the folder `next` in the place of `target`, which comes back when that fails. */
function replaceFolder(next: string): void {
  const previous = `${target}.previous`
  fs.rmSync(previous, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(target), { recursive: true })
  try {
    if (fs.existsSync(target)) fs.renameSync(target, previous)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // of Node.js
    console.error(
      `\nПапку «${target}» не заменить (${code}): похоже, это диск или чужая папка. Назовите в OUT_DIR папку внутри неё.`,
    )
    process.exit(1)
  }
  try {
    moveFolder(next, target)
  } catch (error) {
    fs.rmSync(target, { recursive: true, force: true })
    if (fs.existsSync(previous)) fs.renameSync(previous, target)
    throw error
  }
  fs.rmSync(previous, { recursive: true, force: true })
}

/** A rename, or a copy where the two are on different disks. */
function moveFolder(from: string, to: string): void {
  try {
    fs.renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error // of Node.js
    fs.cpSync(from, to, { recursive: true })
  }
}

const faults = faultsOfSettings(process.env)
if (faults.length > 0) refuse(faults.join('\n'))
if (!takeBuildLock(lock)) refuse(`Сборка этого проекта уже идёт. Если это не так, удалите файл ${lock}.`)

fs.rmSync(exported, { recursive: true, force: true })
run('--import', 'tsx', 'scripts/build/prebuild.ts')
buildPages()
run('--import', 'tsx', 'scripts/build/postbuild.ts', exported)
keepAssets(target, exported, Number(process.env['KEEP_ASSETS'] || 0))
if (process.env['COMPRESS'] === '1') run('--import', 'tsx', 'scripts/build/compress.ts', exported)
replaceFolder(exported)
console.log(`\nСайт собран в папку «${target}». Посмотреть: npm run serve`)
