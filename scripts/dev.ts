/**
 * `npm run dev`: the development server of Next.js, and what it needs of the content written anew after each change. The server
 * starts at once; its first page waits for the content.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { watch } from 'chokidar'
import { isPageFile } from '@/lib/content/file-names'
import { mdxModules, revisionModule } from '@/lib/load/generated'
import { removeSnapshot } from '@/lib/load/snapshot'
import { contentDir, readContent } from '@/lib/content/read'
import { formatOf } from '@/lib/markdown/format'
import { writeFile } from './build/write-file'

/** How long the files have to rest before they are read, in milliseconds. */
const settle = 15

const nextRevision = (): string => Date.now().toString(36)

const first = nextRevision()
const { texts } = readContent()
const mdx = texts.filter((source) => isPageFile(source.path) && formatOf(source) === 'mdx')
writeFile('.generated/mdx-modules.ts', mdxModules(mdx, '../'))
writeFile('.generated/revision.ts', revisionModule(first))
removeSnapshot(first)

const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
})
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

// what compiles Markdown takes its time to load: the server starts meanwhile
const { ContentRefresh } = await import('./dev/content-refresh')
const content = new ContentRefresh()

/** Changes are read one after another: an older one that ends last would bring back what was there before. */
let reading = Promise.resolve()
const read = (revision: string) => {
  reading = reading.then(() => content.run(revision)).catch((error: unknown) => console.error(error))
}

read(first)
let timer: NodeJS.Timeout | undefined
watch(contentDir(), { ignoreInitial: true })
  .on('error', (error) => console.error(`За файлами не уследить: ${String(error)}`))
  .on('all', (_, file) => {
    content.forget(file.split(path.sep).join('/'))
    clearTimeout(timer)
    timer = setTimeout(() => read(nextRevision()), settle)
  })
