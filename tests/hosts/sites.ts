/** The exports that the hosts of these tests serve: at the top of a domain, and below its folder `/site`. */
import fs from 'node:fs'
import { build, once, workFolder } from '../build/project'

/** `/site` for a site that is published below that path. */
export type Base = '' | '/site'

const below = `${workFolder}/hosts`

/** What a server has at its root, and the export in it. */
export const rootOf = (base: Base): string => (base === '' ? 'out' : below)
export const exportOf = (base: Base): string => rootOf(base) + base

/** Builds the site below `/site`, with compressed copies, once in a run. */
export const buildBelow = (): Promise<number | null> =>
  once('hosts-built', async () => {
    fs.rmSync(below, { recursive: true, force: true })
    fs.mkdirSync(below, { recursive: true })
    return (await build('content', `${below}/site`, { BASE_PATH: '/site', COMPRESS: '1' })).code
  })
