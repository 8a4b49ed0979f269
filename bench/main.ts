/**
 * `npm run bench -- builds|dev|search|typing [...]`: runs a benchmark, see `docs/benchmarks.md`. Each file
 * describes its options. The packages in `bench/package.json` are installed on the first run.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const benchmarks: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  builds: () => import('./builds'),
  dev: () => import('./dev'),
  search: () => import('./search'),
  typing: () => import('./typing'),
}

const [name = '', ...args] = process.argv.slice(2)
const load = benchmarks[name]
if (!load) {
  console.error(`npm run bench -- ${Object.keys(benchmarks).join('|')}`)
  process.exit(2)
}
const folder = import.meta.dirname
if (!fs.existsSync(path.join(folder, 'node_modules'))) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
const { run } = await load()
await run(args)
