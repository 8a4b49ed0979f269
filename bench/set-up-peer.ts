/** Installs other engines in a temporary folder. Needs the npm registry on the first run. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Peer } from './peers'

const root = path.join(os.tmpdir(), 'docs-bench-peers')

/** Installs packages, unless the same ones are installed already. */
function install(folder: string, packages: string[], manifest: object = {}): void {
  const wanted = JSON.stringify({ packages, manifest })
  const installed = path.join(folder, 'node_modules/.installed')
  if (fs.existsSync(installed) && fs.readFileSync(installed, 'utf8') === wanted) return
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }))
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages]
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  fs.writeFileSync(installed, wanted)
}

/** An environment with a Node.js new enough for a peer, from the npm registry. */
function environmentFor({ node = 0 }: Peer): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  if (Number(process.versions.node.split('.')[0]) >= node) return env
  const folder = path.join(root, 'node')
  const name = `node-${process.platform}-${process.arch}`
  install(folder, [`${name}@24`])
  return { ...env, PATH: `${folder}/node_modules/${name}/bin:${env['PATH']}` }
}

/** Installs a peer once and writes its settings; returns its folder and build environment. */
export function setUpPeer(peer: Peer): { folder: string; env: NodeJS.ProcessEnv } {
  const folder = path.join(root, peer.name.toLowerCase().replaceAll(/[^a-z]+/g, '-'))
  install(folder, peer.packages, peer.manifest)
  for (const [file, text] of Object.entries(peer.files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
  return { folder, env: environmentFor(peer) }
}
