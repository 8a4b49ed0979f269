/** Real web servers with the configurations of this project, for the tests in this folder. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../support/server'

export type ServerName = 'nginx' | 'caddy'

export interface RunningServer {
  url: string
  stop: () => Promise<void>
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasServer = (name: ServerName): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0

/** Whether a server can serve Brotli copies: in Debian the nginx module is a separate package. */
export const hasBrotli = (name: ServerName): boolean => name === 'caddy' || fs.existsSync(brotliModule)

/** Starts a server of `root`, which contains the export, or with a base path the folder above it. */
export async function startServer(name: ServerName, root: string, basePath = ''): Promise<RunningServer> {
  const port = await freePort()
  const folder = fs.mkdtempSync(path.resolve(`.cache/${name}-`))
  const options = { folder, port, root: path.resolve(root), basePath }
  const child = name === 'nginx' ? startNginx(options) : startCaddy(options)
  await untilOpen(port, child)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      fs.rmSync(folder, { recursive: true })
    },
  }
}

interface Options {
  /** For files that the server writes. */
  folder: string
  port: number
  root: string
  basePath: string
}

/** The committed configuration with the changes required by `docs/publishing.md`. */
function startNginx({ folder, port, root, basePath }: Options): ChildProcess {
  const isBrotli = hasBrotli('nginx')
  const site = fs
    .readFileSync('hosting/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server_name example.com;', 'server_name localhost;')
    .replace('root /var/www/docs;', `root ${root};`)
    .replace('"~^/(', `"~^${basePath}/(`)
    .replace(' /404.html;', ` ${basePath}/404.html;`)
    .replace('# brotli_static on;', isBrotli ? 'brotli_static on;' : '')
  fs.writeFileSync(path.join(folder, 'site.conf'), site)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
${isBrotli ? `load_module ${brotliModule};` : ''}
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; default_type application/octet-stream; ${paths.join(' ')} include ${folder}/site.conf; }
`,
  )
  return spawn('nginx', ['-e', `${folder}/error.log`, '-p', folder, '-c', file], { stdio: 'inherit' })
}

function startCaddy({ folder, port, root, basePath }: Options): ChildProcess {
  const file = path.join(folder, 'Caddyfile')
  const site = fs
    .readFileSync('hosting/Caddyfile', 'utf8')
    .replace('example.com {', `http://127.0.0.1:${port} {`)
    .replace('root * /var/www/docs', `root * ${root}`)
  fs.writeFileSync(file, `{\n\tadmin off\n}\n${site}`)
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      BASE_PATH: basePath,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HOME: folder,
    },
  })
}

async function untilOpen(port: number, child: ChildProcess, tries = 2000): Promise<void> {
  const isOpen = await new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket.destroy()))
    socket.once('error', () => resolve(false))
  })
  if (isOpen) return
  if (tries === 0 || child.exitCode !== null)
    throw new Error(`The server did not start: exit code ${child.exitCode}`)
  await setTimeout(50)
  return untilOpen(port, child, tries - 1)
}
