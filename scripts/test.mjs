/** `npm test`: installs what is missing, a browser included, builds the site, runs everything. Arguments go to vitest. */
import { installPackages, run } from './setup.mjs'

installPackages()
const { ensureBrowser } = await import('./browser.mjs')
process.env.CHROMIUM = await ensureBrowser()
run(process.execPath, ['--import', 'tsx', 'scripts/check.ts', '--all'])
run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'])
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)])
