/**
 * A page that has moved twice is found at all its addresses, on each kind of host and on real servers. Needs
 * no build, since only files matter.
 */
import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostFiles } from '@/lib/publish/headers'
import { redirectPages } from '@/lib/publish/redirect-pages'
import { config } from '@/lib/site'
import { writeFile } from '@/scripts/build/sync-folder'
import { movedPath, planMove } from '@/scripts/move/plan-move'
import { loadedOf, siteOf, type Files } from '../support/site-of'
import { workFolder } from '../build/project'
import { ask } from './ask'
import { hosts, type RunningHost } from './hosts'
import type { Base } from './sites'

/** The files after a move. */
function move(files: Files, from: string, to: string): Files {
  const texts = planMove(loadedOf(files), { from, to })
  const kept = Object.entries(files).map(([path, text]) => [movedPath(path, { from, to }), text])
  return { ...Object.fromEntries(kept), ...Object.fromEntries(texts.map(({ path, text }) => [path, text])) }
}

const start = { 'docs/события.md': '---\ntitle: События\nredirect_from: /old.html\n---\n\nТекст.\n' }
const once = move(start, 'docs/события.md', 'docs/api/events.md')
const twice = move(once, 'docs/api', 'docs/server')
const present = '/docs/server/events/'
const addresses = [
  present,
  '/docs/api/events/',
  '/docs/события/',
  '/docs/события',
  '/old.html',
  '/old/',
  '/old',
]

/** Writes the page and its redirects below `base`; returns the folder above. */
function exportTo(base: Base): string {
  const root = `${workFolder}/moved${base.replace('/', '-')}`
  fs.rmSync(root, { recursive: true, force: true })
  Object.assign(config, { basePath: base })
  const { site, lines } = siteOf(twice)
  expect(lines).toEqual([])
  writeFile(`${root}${base}${present}index.html`, '<h1>События</h1>')
  writeFile(`${root}${base}/404.html`, '<h1>Страница не найдена</h1>')
  for (const [name, text] of [...redirectPages(site), ...hostFiles(base, false, site.redirects)])
    writeFile(root + base + name, text)
  return root
}

describe.each(hosts)('$name at «$base/»', ({ name, isThere, start: startHost, base }) => {
  describe.skipIf(!isThere)('if installed', () => {
    let host: RunningHost
    beforeAll(async () => {
      host = await startHost(exportTo(base))
    })
    afterAll(() => host.stop())

    /** The final address of a reader without scripts who requests `address`. */
    async function follow(address: string, steps = 5): Promise<string> {
      const { status, headers, body } = await ask(host.url, address)
      const location = Buffer.from(headers.location ?? '', 'latin1')
        .toString()
        .replace(host.url, '')
      const next = location || /http-equiv="refresh" content="0; url=([^"]*)"/.exec(body)?.[1]
      if (next !== undefined && steps > 0) return follow(encodeURI(decodeURI(next)), steps - 1)
      return `${status} ${decodeURI(address)} ${body}`
    }

    // object storage has no folders without the trailing slash
    const asked = addresses.filter((address) => name !== 'exact keys' || /(\/|\.html)$/.test(address))
    test.each(asked)('%s leads to the page', async (address) => {
      expect(await follow(encodeURI(base + address))).toBe(`200 ${base}${present} <h1>События</h1>`)
    })

    test('redirect rules of hosts lead to the same page', () => {
      const lines = fs.readFileSync(`${workFolder}/moved${base.replace('/', '-')}${base}/_redirects`, 'utf8')
      expect(
        decodeURI(lines)
          .split('\n')
          .filter((line) => line.endsWith(' 301')),
      ).toEqual(
        ['/old/', '/old.html', '/docs/события/', '/docs/api/events/'].map(
          (old) => `${base}${old} ${base}${present} 301`,
        ),
      )
    })
  })
})
