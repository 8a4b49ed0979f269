/** The service worker as one file. It is no part of what the bundler of Next.js makes: its address must stay the same. */
import fs from 'node:fs'
import { buildSync, transformSync } from 'esbuild'
import { config } from '@/lib/site'

/** Where it is: at the top, since a service worker sees only what is below it. */
export const serviceWorkerPath = '/sw.js'

const folder = 'components/service-worker'

/** The text of the service worker. There always is one: where it is switched off, it removes an earlier one. */
export function bundleServiceWorker(): string {
  const { code: styles } = transformSync(fs.readFileSync(`${folder}/offline-page.css`, 'utf8'), {
    loader: 'css',
    minify: true,
  })
  const { outputFiles } = buildSync({
    entryPoints: [`${folder}/${config.offline ? 'main' : 'remove'}.ts`],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    define: { OFFLINE_STYLES: JSON.stringify(styles.trim()) },
  })
  return outputFiles[0]?.text.trim() ?? ''
}
