/** `npm run dev`: the development server of Next.js, and what it needs of the content written anew after each change. */
import { spawn } from 'node:child_process'
import { watch } from 'chokidar'
import { contentDir } from '@/lib/content/read'
import { hashOf } from '@/lib/store'
import { compileContent } from './compile-content'
import { drawIcons } from './draw-pictures'
import { loadContent } from './load-content'
import { report } from './report'
import { writeGenerated } from './write-generated'

/** How long the files have to rest before they are read, in milliseconds. */
const settle = 40

/** Reads the content, prints what is wrong, and tells the pages to draw themselves anew. Mistakes do not stop it. */
async function refresh(): Promise<void> {
  const { files, site, problems } = await loadContent(compileContent, true)
  report(problems)
  // nobody shares a link to a site in the making: it needs icons only
  writeGenerated(site, hashOf(JSON.stringify(files)), await drawIcons())
}

await refresh()
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
})
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

/** Changes are read one after another: an older one that ends last would bring back what was there before. */
let reading = Promise.resolve()
let timer: NodeJS.Timeout | undefined
watch(contentDir(), { ignoreInitial: true }).on('all', () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    reading = reading.then(refresh).catch((error: unknown) => console.error(error))
  }, settle)
})
