/**
 * `npm run build`: checks the content, exports the site with Next.js, finishes the export, and only then
 * replaces `out/` (or `OUT_DIR`), so that a failed build leaves the previous one in place. `COMPRESS=1` adds
 * compressed copies; `KEEP_ASSETS=30` keeps hashed files of the last 30 days.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { bundleScript } from '@/lib/build/bundle-script.mjs'
import { buildSettings, exportFolder, mistakesInSettings } from '@/lib/build/build-settings'
import { entriesOf } from '@/lib/load/build-routes'
import { bundlerProblems, nextLog } from '@/lib/load/bundler-problems'
import { buildRevision, getSite } from '@/lib/load/snapshot'
import { keepAssets } from '@/lib/publish/keep-assets'
import { buildLock, takeBuildLock } from './build/take-build-lock'
import { printProblems } from './print-problems'

const { content, target } = buildSettings(process.env)
const env: NodeJS.ProcessEnv = {
  ...process.env,
  CONTENT_DIR: content ?? '',
  OUT_DIR: target,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Exits with a message; `why` ends with a full stop. */
function stop(why: string): never {
  console.error(`\n${why} Папка «${target}» осталась прежней.`)
  process.exit(1)
}

/** Runs a step with the same Node.js. A failing step prints its own message. */
async function run(step: string): Promise<void> {
  const script = await bundleScript(process.cwd(), `scripts/build/${step}.ts`)
  const [status, signal] = await once(spawn(process.execPath, [script], { stdio: 'inherit', env }), 'exit')
  if (status !== 0) stop(`Сборка остановлена${signal ? ` (${signal})` : ''}.`)
}

/** Runs `next build`. Its English errors go to a log; errors in content files are reported in Russian. */
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
  const files = entriesOf(routes).map(({ permalink, source }) => [permalink, source.displayPath] as const)
  const problems = bundlerProblems(stderr, content ?? 'content', new Map(files))
  if (problems.length === 0) process.stderr.write(stderr)
  fs.writeFileSync(nextLog, stderr)
  if (printProblems(problems)) console.error(`Полный вывод Next.js: ${nextLog}`)
  stop('Сборка остановлена.')
}

/** Removes a folder. Asynchronously, since Node.js then removes several files at a time. */
const remove = (folder: string): Promise<void> => fs.promises.rm(folder, { recursive: true, force: true })

/** Replaces `target`. Moves the export next to it first: a copy from another disk is slow and may fail. */
async function replaceTarget(): Promise<void> {
  const [arrived, previous] = [`${target}.incoming`, `${target}.previous`]
  try {
    await Promise.all([arrived, previous].map(remove))
    moveFolder(exportFolder, arrived)
    if (fs.existsSync(target)) fs.renameSync(target, previous)
    fs.renameSync(arrived, target)
  } catch (error) {
    if (!fs.existsSync(target) && fs.existsSync(previous)) fs.renameSync(previous, target)
    await remove(arrived)
    const { code } = error as NodeJS.ErrnoException // renaming throws only errors of Node.js
    stop(
      `Папку «${target}» не заменить (${code}). Если это диск или чужая папка, назовите в OUT_DIR папку внутри неё.`,
    )
  }
  await remove(previous)
}

function moveFolder(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  try {
    fs.renameSync(from, to)
  } catch {
    fs.cpSync(from, to, { recursive: true, preserveTimestamps: true }) // on another disk
  }
}

const mistakes = mistakesInSettings(process.env)
try {
  if (!takeBuildLock(buildLock))
    mistakes.push(`Сборка этого проекта уже идёт. Если это не так, удалите папку ${buildLock}.`)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException // writing a file throws only errors of Node.js
  mistakes.push(`В папку ${buildLock} не записать (${code}). Проверьте права на папку и место на диске.`)
}
if (mistakes.length > 0) stop(`${mistakes.join('\n')}\n\nСборка не начата.`)

console.log('Читаю содержимое…')
// Next.js would remove its earlier pages before anything else, one file after another
await Promise.all([remove(exportFolder), remove('.next/server'), run('prebuild')])
buildPages()
await run('postbuild')
keepAssets(target, exportFolder, Number(process.env['KEEP_ASSETS'] || 0))
if (process.env['COMPRESS'] === '1') await run('compress')
await replaceTarget()
console.log(`\nСайт собран в папку «${target}». Посмотреть: npm run serve`)
