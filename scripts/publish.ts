import fs from 'node:fs'
import path from 'node:path'
import { listed } from '@/lib/content/blog-queries'
import { hostFiles } from '@/lib/publish/host-files'
import type { Site } from '@/lib/load/load'
import { config } from '@/lib/site'
import { bundleServiceWorker, serviceWorkerPath } from './bundle-behaviour'
import { textsFolder } from './texts-folder'

/** Adds to the exported folder what hosts and programs read and no page needs. */
export function publish(folder: string, site: Site): void {
  const files = hostFiles(config.basePath, listed(site.posts).length > 0)
  files[serviceWorkerPath.slice(1)] = bundleServiceWorker()
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  if (fs.existsSync(textsFolder)) fs.cpSync(textsFolder, folder, { recursive: true })
}
