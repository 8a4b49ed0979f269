/** `npm run dev`: starts the server of Next.js, and prepares the content again after each change. */
import { spawn } from 'node:child_process'
import { watch } from 'chokidar'
import { mistakesInSettings } from '@/lib/build/build-settings'
import { contentDir } from '@/lib/build/content-dir.mjs'
import { lastUpdates } from '@/lib/content/last-updates'
import { loadContent } from '@/lib/load/load-content'
import { revisionModule, serialize, writeSnapshot } from '@/lib/load/snapshot'
import type { Problem } from '@/lib/problems/problem'
import { compileContent } from './build/compile-content'
import { debounced, inTurn } from './build/in-turn'
import { indexFiles, pageFiles } from './build/public-files'
import { syncFolder, writeFile } from './build/sync-folder'
import { writeModules } from './build/write-modules'
import { writeEarlyScript } from './build/inline-scripts'
import { printProblems } from './print-problems'
import { stop } from './setup.mjs'

/** Collects the changes of one save. */
const afterSave = debounced(15)
/** Delays the search index, for which authors should not wait. */
const afterPause = debounced(2000)

/** Whether a problem keeps an `.mdx` file from rendering. */
const isFatal = ({ rule, severity }: Problem): boolean => severity === 'error' && rule.startsWith('mdx/')

const lastUpdateOf = lastUpdates()
/** The snapshot that pages show now. */
let shown: Buffer | undefined

/** Loads the content, prints the problems, and makes pages re-render. Errors do not stop it. */
async function refresh(): Promise<void> {
  const { site, problems } = await loadContent(compileContent, { drafts: true, lastUpdateOf })
  syncFolder('public', pageFiles(site), ['assets', 'sidebar'])
  const broken = new Set(problems.filter(isFatal).map(({ file }) => file))
  writeModules(site, broken)
  // the text of an `.mdx` file is not in the snapshot, since the bundler watches the file itself
  const bytes = serialize({ site, problems })
  if (!shown?.equals(bytes)) {
    shown = bytes
    const revision = Date.now().toString(36)
    writeSnapshot(bytes, revision)
    writeFile('.generated/revision.ts', revisionModule(revision))
  }
  printProblems(problems)
  afterPause(() => syncFolder('public', indexFiles(site), ['search']))
}

const mistakes = mistakesInSettings(process.env)
if (mistakes.length > 0) stop(`${mistakes.join('\n')}\n\nСервер не запущен.`)

console.log('Читаю содержимое…')
const firstRead = inTurn(refresh)
watch(contentDir(), { ignoreInitial: true })
  .on('error', (error) => console.error(`Не удаётся следить за файлами: ${String(error)}`))
  .on('all', () => afterSave(refresh))

await writeEarlyScript('development')
await firstRead
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
})
server.on('error', ({ message }) => stop(`Сервер Next.js не запустился: ${message}`))
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
