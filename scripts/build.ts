/**
 * `npm run build`: checks the content, exports the site, finishes its files, and only then replaces `out/` (or `OUT_DIR`).
 * Whatever fails before leaves the last good folder as it was. `COMPRESS=1` adds compressed copies, `KEEP_ASSETS=30` keeps the
 * hashed files of builds of the last 30 days.
 */
import fs from 'node:fs'
import path from 'node:path'
import { buildSettings, faultsOfSettings } from '@/lib/build-settings'
import { keepAssets } from '@/lib/publish/keep-assets'
import { takeBuildLock } from './build-lock'
import { bundleSteps, removeSteps } from './bundle-steps'
import { hashOfSources, keepBundle, takeBundle } from './kept-bundle'
import { putAside } from './put-aside'
import { startStep, stopSteps, type Step } from './steps'
import { textsFolder } from './texts-folder'

const exported = '.cache/export'
const finished = '.cache/finished'
const framework = ['--import', './scripts/link-exported.mjs', 'node_modules/next/dist/bin/next', 'build']
/** Lets the framework draw pages with what it has bundled before. */
const withoutBundling = ['--experimental-build-mode', 'generate']
/** Folders of earlier builds. */
const old = '.cache/old'
/** Names the process that builds. */
const lock = '.cache/build.lock'
const { content, target } = buildSettings(process.env)
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  OUT_DIR: target,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
}
if (content === undefined) delete environment['CONTENT_DIR']
else environment['CONTENT_DIR'] = content

/** Ends the build when a step has failed, and has told why. */
function stop(status: number, signal: NodeJS.Signals | null): never {
  console.error(`\nСборка остановлена${signal ? ` (${signal})` : ''}. Папка «${target}» осталась прежней.`)
  process.exit(status)
}

/** Starts a step, see `steps.ts`. */
const start = (args: string[], env = environment): Step => startStep(args, env, stop)

/** Bundles steps, see `bundle-steps.ts`. */
async function bundle(...names: string[]): Promise<string> {
  try {
    return await bundleSteps(...names)
  } catch {
    stopSteps()
    return stop(1, null)
  }
}

const run = (...args: string[]): Promise<void> => start(args).ended

/** Puts the site in place of the last good build, which comes back when that fails. */
function replaceTarget(): void {
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
    moveFolder(finished, target)
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

/** Ends the build before it has changed anything. */
function refuse(message: string): never {
  console.error(`${message}\n\nСборка не начата. Папка «${target}» осталась прежней.`)
  process.exit(1)
}

const faults = faultsOfSettings(process.env)
if (faults.length > 0) refuse(faults.join('\n'))
if (!takeBuildLock(lock)) refuse(`Сборка этого проекта уже идёт. Если это не так, удалите файл ${lock}.`)
for (const folder of [exported, finished, textsFolder]) putAside(folder, old)
removeSteps()
const prepared = start([await bundle('prebuild', 'compile-worker')])
await prepared.heard
// the bundler needs the content checked, and some of it; what pages need is written meanwhile
const sources = hashOfSources()
const isBundled = takeBundle(sources, old)
const drawnPages = start([...framework, ...(isBundled ? withoutBundling : [])], {
  ...environment,
  AWAIT_CONTENT: '1',
})
await prepared.ended
// what it bundles has been written by now
const finish = await bundle('postbuild', 'finish-worker')
await drawnPages.ended
keepBundle(sources)
await run(finish, exported, finished)
keepAssets(target, finished, Number(process.env['KEEP_ASSETS'] || 0))
if (process.env['COMPRESS'] === '1') await run('--import', 'tsx', 'scripts/compress.ts', finished)
replaceTarget()
fs.rmSync(old, { recursive: true, force: true })
console.log(`\nСайт собран в папку «${target}». Посмотреть: npm run serve`)
