/** The exports for host tests: at the root of a domain, and below `/site`. */
import fs from 'node:fs'
import { build, once, workFolder } from '../build/project'

/** `/site` for a site published below that path. */
export type Base = '' | '/site'

const below = `${workFolder}/hosts`

/** The root folder of a server that serves the export. */
export const rootOf = (base: Base): string => (base === '' ? 'out' : below)
export const exportOf = (base: Base): string => rootOf(base) + base

/** Builds the site below `/site`, with compressed copies, once per run. */
export const buildBelow = (): Promise<number | null> =>
  once('hosts-built', async () => {
    fs.rmSync(below, { recursive: true, force: true })
    fs.mkdirSync(below, { recursive: true })
    return (await build('content', `${below}/site`, { BASE_PATH: '/site', COMPRESS: '1' })).code
  })
