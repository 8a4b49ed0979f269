/** The loaded site in a file: the build loads it once, and every process that renders pages reads it back. */
import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import type { Doc, Page, Post } from '../content/types'
import type { Problem } from '../problems/problem'
import type { Site } from './load'
import type { Route } from './routes'

type Entry = Doc | Post | Page

export interface Snapshot {
  site: Site
  /** What is wrong with the content: pages of the development server show it. */
  problems: Problem[]
}

const folder = '.cache/site'
/** How many snapshots are kept: while changes arrive, pages of a development server may still be rendered from an earlier one. */
const keptSnapshots = 10

const fileOf = (revision: string): string => path.join(folder, `${revision}.bin`)

/** How long a page of the development server, which starts while content is read, waits for the first snapshot, in milliseconds. */
const patience = process.env.NODE_ENV === 'development' ? 60_000 : 0
/** How often it looks, in milliseconds. */
const interval = 10

/** What pages show of the content, as bytes: the same as long as nothing of it changes. */
export const serialize = ({ site, ...rest }: Snapshot): Buffer =>
  v8.serialize({ site: withoutTexts(site), ...rest })

/** Writes what `serialize` gives under the name of a revision and forgets the oldest. */
export function writeSnapshot(bytes: Buffer, revision: string): void {
  fs.mkdirSync(folder, { recursive: true })
  const file = fileOf(revision)
  fs.writeFileSync(`${file}.new`, bytes)
  fs.renameSync(`${file}.new`, file)
  const old = fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)
    .slice(keptSnapshots)
  for (const name of old) fs.rmSync(name, { force: true })
}

/** Reads the site of a revision. */
export function readSnapshot(revision: string): Snapshot {
  const file = fileOf(revision)
  for (let waited = 0; waited < patience && !fs.existsSync(file); waited += interval) sleep(interval)
  try {
    return v8.deserialize(fs.readFileSync(file)) as Snapshot // written above
  } catch (cause) {
    throw new Error('Содержимое не подготовлено. Запустите npm run build или npm run dev.', { cause })
  }
}

/** Holds this thread: pages ask for the site in the midst of rendering. */
const sleep = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Pages need neither the sources nor what was only of use while loading. Entries stay the same objects in all lists. */
function withoutTexts(site: Site): Site {
  const slim = new Map<Entry, Entry>()
  const slimmed = <T extends Entry>(entry: T): T => {
    const known = slim.get(entry)
    if (known) return known as T // made of this entry
    const copy: T = {
      ...entry,
      source: { ...entry.source, text: '' },
      // the bundler has the texts of `.mdx` files; of posts the lists show a part
      key: entry.format === 'mdx' && entry.kind !== 'post' ? '' : entry.key,
      parsed: { ...entry.parsed, text: '', sections: [], links: [], imports: [], partials: [], anchors: [] },
    }
    slim.set(entry, copy)
    return copy
  }
  return {
    ...site,
    docs: site.docs.map(slimmed),
    posts: site.posts.map(slimmed),
    pages: site.pages.map(slimmed),
    routes: site.routes.map((route) =>
      'entry' in route && route.entry ? ({ ...route, entry: slimmed(route.entry) } as Route) : route,
    ), // the kind of a route stays that of its entry
    links: {
      ...site.links,
      pages: new Map([...site.links.pages.keys()].map((permalink) => [permalink, null])),
    },
  }
}
