/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param {string} command @param {string[]} args */
const output = (command, args) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/**
 * Path of a browser on this machine: `CHROMIUM`, one of the system, or Playwright's.
 * @returns {Promise<string | null>}
 */
async function findBrowser() {
  const asked = process.env.CHROMIUM
  if (asked && fs.existsSync(asked)) return asked
  const locate = process.platform === 'win32' ? 'where' : 'which'
  for (const name of names) {
    const path = output(locate, [name]).split('\n')[0]
    if (path) return path
  }
  const application = applications.find((path) => fs.existsSync(path))
  if (application) return application
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return fs.existsSync(path) ? path : null
}

/** Timeout of the download host, in milliseconds. */
const patience = 5000

/** Whether Playwright can download a browser. Node.js ignores proxies: behind one, Playwright has to try. */
async function canDownload() {
  const { HTTPS_PROXY, PLAYWRIGHT_DOWNLOAD_HOST: host = 'https://cdn.playwright.dev' } = process.env
  if (HTTPS_PROXY) return true
  try {
    await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}

/**
 * Runs a command and shows its output, but not its errors, which are stack traces; `false` if it fails.
 * @param {string[]} command
 */
function install([program = '', ...args]) {
  console.log(`  ${[program, ...args].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: ['inherit', 'inherit', 'ignore'], env }).status === 0
}

/** Installs Playwright's browser, or if that cannot be downloaded, the system package. */
async function installBrowser() {
  const isRoot = process.getuid?.() === 0
  if (await canDownload()) {
    const cli = 'node_modules/playwright-core/cli.js'
    // system libraries need root
    const options = isRoot ? ['--with-deps'] : []
    if (install([process.execPath, cli, 'install', ...options, 'chromium'])) return
  }
  if (!output('which', ['apt-get'])) return
  const sudo = isRoot || !output('which', ['sudo']) ? [] : ['sudo']
  install([...sudo, 'apt-get', 'update', '-qq'])
  install([...sudo, 'apt-get', 'install', '-y', '-qq', 'chromium'])
}

/** Returns the browser of this machine; installs one if it is missing. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('Для проверок нужен браузер Chromium, устанавливаю…')
  await installBrowser()
  const installed = await findBrowser()
  if (installed) return installed
  console.error(
    'Chromium установить не удалось. Поставьте его сами и укажите путь: CHROMIUM=/путь/к/chromium npm test',
  )
  return process.exit(1)
}
