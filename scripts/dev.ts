/**
 * `npm run dev`: reads the content, starts the development server of Next.js, and writes what pages need of the content again after
 * each change.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { watch } from 'chokidar'
import { contentDir } from '@/lib/content/read'
import { ContentRefresh } from './dev/content-refresh'

/** How long the files have to rest before they are read, in milliseconds. */
const settle = 15

console.log('Читаю содержимое…')
const content = new ContentRefresh()

/** Changes are read one after another: an older one that ends last would bring back what was there before. */
let reading = Promise.resolve()
const read = () => {
  reading = reading.then(() => content.run()).catch((error: unknown) => console.error(error))
}

read()
let timer: NodeJS.Timeout | undefined
watch(contentDir(), { ignoreInitial: true })
  .on('error', (error) => console.error(`За файлами не уследить: ${String(error)}`))
  .on('all', (_, file) => {
    content.forget(file.split(path.sep).join('/'))
    clearTimeout(timer)
    timer = setTimeout(read, settle)
  })

await reading
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
})
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
