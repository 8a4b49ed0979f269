/** `npm run dev`: starts the development server of Next.js, and writes what pages need of the content again after each change. */
import { spawn } from 'node:child_process'
import { watch } from 'chokidar'
import { lastUpdates } from '@/lib/content/last-updates'
import { contentDir, isTextFile } from '@/lib/content/read'
import { loadContent } from '@/lib/load/load-content'
import { revisionModule, serialize, writeSnapshot } from '@/lib/load/snapshot'
import type { Problem } from '@/lib/problems/problem'
import { compileContent } from './build/compile-content'
import { indexFiles, pageFiles, replaceFiles, writeFile, writeModules } from './build/public-files'
import { writeEarlyScript } from './build/write-early-script'
import { report } from './report'

/** How long the files have to rest before they are read, in milliseconds. */
const settle = 15
/** How long the content rests before the search follows it: nobody who writes a text should wait for them. */
const rest = 2000

/** Rules that leave nothing to render of an `.mdx` file. */
const isFatal = ({ rule, severity }: Problem): boolean =>
  severity === 'error' && /^(mdx|components)\//.test(rule)

const lastUpdateOf = lastUpdates()
/** What pages show at present; `undefined` when a picture is another one under the same name. */
let shown: Buffer | undefined
let publishing: NodeJS.Timeout | undefined

/** Loads the content, prints what is wrong, and makes the pages render again. Mistakes do not stop it. */
async function refresh(): Promise<void> {
  const { site, problems } = await loadContent(compileContent, { drafts: true, lastUpdateOf })
  replaceFiles('public', pageFiles(site), ['assets', 'sidebar'])
  const broken = new Set(problems.filter(isFatal).map(({ file }) => file))
  writeModules(site, broken)
  // the text of an `.mdx` file is not part of it: the bundler sees it change, and renders it again by itself
  const bytes = serialize({ site, problems })
  if (!shown?.equals(bytes)) {
    shown = bytes
    const revision = Date.now().toString(36)
    writeSnapshot(bytes, revision)
    writeFile('.generated/revision.ts', revisionModule(revision))
  }
  report(problems)
  clearTimeout(publishing)
  publishing = setTimeout(() => replaceFiles('public', indexFiles(site), ['search']), rest)
}

/** Changes are read one after another: an older one that ends last would bring back what was there before. */
let reading = Promise.resolve()
const read = () => {
  reading = reading.then(refresh).catch((error: unknown) => console.error(error))
}

console.log('Читаю содержимое…')
read()
let timer: NodeJS.Timeout | undefined
watch(contentDir(), { ignoreInitial: true })
  .on('error', (error) => console.error(`За файлами не уследить: ${String(error)}`))
  .on('all', (_, file) => {
    if (!isTextFile(file)) shown = undefined
    clearTimeout(timer)
    timer = setTimeout(read, settle)
  })

await writeEarlyScript('development')
await reading
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
})
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
