import fs from 'node:fs'
import path from 'node:path'
import type { Site } from '@/lib/load/load'
import { withContentPolicy } from '@/lib/output/content-policy'
import { stubPage } from '@/lib/publish/stub-page'
import { config } from '@/lib/site'
import { pageMetadata } from '@/lib/view/metadata'
import { writeFile } from './public-files'

/** Writes a page for each address that a page had before into the folder of the site; returns their names. */
export function writeStubs(folder: string, site: Site): Set<string> {
  const routes = new Map(site.routes.map((route) => [route.permalink, route]))
  const names = site.redirects.flatMap(({ from, to, file }) => {
    const route = routes.get(to)
    const html = stubPage(to, (route && pageMetadata(site, route).title) || config.title)
    const wanted = [`${from.slice(1)}index.html`, ...(file === undefined ? [] : [file.slice(1)])]
    // disks that know no case have `/Docs/` where `/docs/` is
    const free = wanted.filter((name) => !fs.existsSync(path.join(folder, name)))
    for (const name of free) writeFile(path.join(folder, name), withContentPolicy(html) ?? html)
    return free
  })
  return new Set(names)
}
