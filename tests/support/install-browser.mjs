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

/** Path of a browser on this machine: `CHROMIUM`, one in the system, or Playwright's. @returns {Promise<string | null>} */
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

/** The browser of this machine; installs Playwright's when there is none, else the package of the system. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('Для проверок нужен браузер Chromium, устанавливаю…')
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  const own = await findBrowser()
  if (own) return own
  const sudo = process.getuid?.() === 0 || !output('which', ['sudo']) ? [] : ['sudo']
  for (const command of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]) {
    const [program = '', ...args] = [...sudo, ...command]
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const system = await findBrowser()
  if (system) return system
  console.error(
    'Chromium установить не удалось. Поставьте его сами и укажите путь: CHROMIUM=/путь/к/chromium npm test',
  )
  return process.exit(1)
}
