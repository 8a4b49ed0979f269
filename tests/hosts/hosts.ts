/** Hosts of each kind, emulated and real, at the root of a domain and below `/site`. */
import { rules, startHost, type HostKind } from './emulated'
import { hasServer, startServer, type ServerName } from './server'
import type { Base } from './sites'

export interface RunningHost {
  url: string
  stop: () => Promise<unknown>
}

interface Host {
  name: string
  base: Base
  isThere: boolean
  /** Serves `root`, which contains the export, or the folder `site` with it. */
  start: (root: string) => Promise<RunningHost>
}

export const hosts: Host[] = (['', '/site'] as const).flatMap((base) => [
  ...(Object.keys(rules) as HostKind[]).map((kind) => ({
    name: kind,
    base,
    isThere: true,
    start: (root: string) => startHost(kind, root + base, base),
  })),
  ...(['nginx', 'caddy'] satisfies ServerName[]).map((name) => ({
    name,
    base,
    isThere: hasServer(name),
    start: (root: string) => startServer(name, root, base),
  })),
])
