/**
 * `npm run build`: checks the content, exports the site, works on the export, and only then replaces `out/` (or `OUT_DIR`).
 * Whatever fails before leaves the last good folder as it was. `COMPRESS=1` adds compressed copies, `KEEP_ASSETS=30` keeps the
 * hashed files of builds of the last 30 days.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { keepAssets } from '@/lib/publish/keep-assets'

const exported = '.cache/export'
const content = process.env['CONTENT_DIR']
const target = process.env['OUT_DIR'] ?? 'out'
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  // pages are drawn from much that lives shortly: with room for the young, the collector has little to do
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim(),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...(content !== undefined && { CONTENT_DIR: path.relative('.', content) }),
}

/** Runs a step with the Node.js of this process; ends with its code when it fails. */
function run(...args: string[]): void {
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit', env: environment })
  if (status === 0) return
  console.error(`\nСборка остановлена${signal ? ` (${signal})` : ''}. Папка «${target}» осталась прежней.`)
  process.exit(status ?? 1)
}

/** Puts the export in place of the last good build; both steps are renames on one disk. */
function replaceTarget(): void {
  const previous = `${target}.previous`
  fs.rmSync(previous, { recursive: true, force: true })
  if (fs.existsSync(target)) fs.renameSync(target, previous)
  fs.renameSync(exported, target)
  fs.rmSync(previous, { recursive: true, force: true })
}

if (environment['CONTENT_DIR']?.startsWith('..')) {
  console.error(
    `Папка «${content}» из CONTENT_DIR лежит вне проекта, а сборщик читает только его. Скопируйте её внутрь.`,
  )
  process.exit(1)
}
fs.rmSync(exported, { recursive: true, force: true })
run('--import', 'tsx', 'scripts/prebuild.ts')
run('node_modules/next/dist/bin/next', 'build')
run('--import', 'tsx', 'scripts/postbuild.ts', exported)
keepAssets(target, exported, Number(process.env['KEEP_ASSETS'] ?? 0))
if (process.env['COMPRESS'] === '1') run('--import', 'tsx', 'scripts/compress.ts', exported)
replaceTarget()
console.log(`\nСайт собран в папку «${target}». Посмотреть: npm run serve`)
