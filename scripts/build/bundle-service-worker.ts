/** The service worker as one file. It is no part of what the bundler of Next.js makes: its address must stay the same. */
import { buildSync } from 'esbuild'
import { config } from '@/lib/site'

/** The text of the service worker. There always is one: where it is switched off, it removes an earlier one. */
export function bundleServiceWorker(): string {
  const { outputFiles } = buildSync({
    entryPoints: [`components/service-worker/${config.offline ? 'main' : 'remove'}.ts`],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    loader: { '.css': 'text' },
  })
  return outputFiles[0]?.text.trim() ?? ''
}
