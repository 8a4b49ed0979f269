/** Prepares a fresh machine. Plain JavaScript without packages, because it installs them. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** The lock file that npm writes after an install. */
const installedLock = 'node_modules/.package-lock.json'
const oldest = { major: 20, minor: 19 }

/**
 * Exits with a message.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message)
  process.exit(1)
}

/**
 * Runs a command and exits if it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, ...args) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    // on Windows npm is a script; a shell would split the path of Node.js at its spaces
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (error) stop(`Не удалось запустить «${command}»: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the packages of the lock file, unless they are installed already. */
export function installPackages() {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  if (major < oldest.major || (major === oldest.major && minor < oldest.minor))
    stop(
      `Нужен Node.js ${oldest.major}.${oldest.minor} или новее, а запущен ${node}. Скачать: https://nodejs.org`,
    )
  if (hasPackages(packagesOf('package-lock.json'), packagesOf(installedLock))) return
  console.log('Устанавливаю пакеты…')
  run('npm', 'ci', '--no-audit', '--no-fund')
}

/**
 * Packages of a lock file by folder; the project itself is ''.
 * @typedef {Record<string, { version?: string, optional?: boolean }>} Packages
 */

/** @param {string} file @returns {Packages} empty without the file */
const packagesOf = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {})

/**
 * Whether all packages are installed in the right versions. Optional ones may be for other systems, so they
 * may be missing.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export const hasPackages = (wanted, installed) =>
  Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )

/** The port of the local server: `PORT`, by default 3000. */
export function readPort() {
  const text = process.env.PORT || '3000'
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  return stop(`Порт «${text}»: ожидается число от 1 до 65535, например 3000.`)
}
