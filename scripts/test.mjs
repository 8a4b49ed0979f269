/**
 * `npm test`: installs what is missing, Chromium included, checks and builds the site, and runs all tests.
 *
 * npm test -- unit           unit tests: no build, no browser
 * npm test -- FILE …         only these test files; builds the site first if they need one and it is missing
 */
import fs from 'node:fs'
import { filesBelow } from '../lib/build/files-below.mjs'
import { installPackages, run } from './setup.mjs'

const args = process.argv.slice(2)
const vitest = (/** @type {string[]} */ ...options) =>
  run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...options)

installPackages()
if (args[0] === 'unit') {
  // components import modules that prebuild generates
  if (!fs.existsSync('.generated')) run(process.execPath, 'scripts/run.mjs', 'build/prebuild')
  vitest('--project', 'unit', '--project', 'content', ...args.slice(1))
} else {
  const isWhole = args.every((arg) => arg.startsWith('-'))
  const files = filesBelow('tests').map((file) => `tests/${file}`)
  const testsOfSite = files.filter((file) => /^tests\/(export|browser|build|hosts)\b/.test(file))
  // as Vitest does, an argument names all files whose path contains it
  const needsSite = isWhole || args.some((arg) => testsOfSite.some((file) => file.includes(arg)))
  if (needsSite) {
    const { ensureBrowser } = await import('../tests/support/ensure-browser.mjs')
    process.env.CHROMIUM = await ensureBrowser()
  }
  if (isWhole) run(process.execPath, 'scripts/run.mjs', 'check', '--all')
  if (isWhole || (needsSite && !fs.existsSync('out'))) run(process.execPath, 'scripts/run.mjs', 'build')
  vitest(...args)
}
