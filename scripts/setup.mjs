/** What the commands of the README need on a fresh machine. Plain JavaScript without packages: it runs before they are there. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'

const stamp = 'node_modules/.installed'
const oldest = { major: 20, minor: 19 }

/** Runs a command of this project with its output shown; ends the process when it fails. @param {string} command @param {string[]} args */
export function run(command, args) {
  const { status, signal, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  if (error) console.error(`Не удалось запустить «${command}»: ${error.message}`)
  process.exit(signal ? 1 : (status ?? 1))
}

/** Installs the packages of the lock file, unless just these are installed already. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < oldest.major || (major === oldest.major && minor < oldest.minor)) {
    console.error(
      `Нужен Node.js ${oldest.major}.${oldest.minor} или новее, а запущен ${process.versions.node}. Скачать: https://nodejs.org`,
    )
    process.exit(1)
  }
  const wanted = createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return
  console.log('Устанавливаю пакеты…')
  run('npm', ['ci', '--no-audit', '--no-fund'])
  fs.writeFileSync(stamp, wanted)
}
