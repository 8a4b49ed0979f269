/** Real web servers with the configurations of this project, for the tests beside this file. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { caddyConfig } from '../../lib/publish/caddy'
import { nginxConfig } from '../../lib/publish/nginx'

export type ServerName = 'nginx' | 'caddy'

export interface RunningServer {
  url: string
  stop: () => Promise<void>
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasServer = (name: ServerName): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0

/** Whether a server can be asked for Brotli copies: Debian has the module of nginx in a package of its own. */
export const hasBrotli = (name: ServerName): boolean => name === 'caddy' || fs.existsSync(brotliModule)

/** Starts a server of `root`, which holds the export, or the folder with it for a base path. */
export async function startServer(name: ServerName, root: string, basePath = ''): Promise<RunningServer> {
  const port = await freePort()
  const folder = fs.mkdtempSync(path.resolve(`.cache/${name}-`))
  const options = {
    listen: `127.0.0.1:${port}`,
    serverName: 'localhost',
    root: path.resolve(root),
    basePath,
    hasBrotli: hasBrotli(name),
  }
  const child = name === 'nginx' ? startNginx(folder, options) : startCaddy(folder, port, options)
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

type Options = Parameters<typeof nginxConfig>[0]

function startNginx(folder: string, options: Options): ChildProcess {
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(path.join(folder, 'site.conf'), nginxConfig(options))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  fs.writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
${options.hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; default_type application/octet-stream; ${paths.join(' ')} include ${folder}/site.conf; }
`,
  )
  return spawn('nginx', ['-e', `${folder}/error.log`, '-p', folder, '-c', file], { stdio: 'inherit' })
}

function startCaddy(folder: string, port: number, options: Options): ChildProcess {
  const file = path.join(folder, 'Caddyfile')
  const address = `http://127.0.0.1:${port}`
  fs.writeFileSync(file, `{\n\tadmin off\n}\n${caddyConfig({ ...options, serverName: address })}`)
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
  })
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function untilOpen(port: number, child: ChildProcess, tries = 100): Promise<void> {
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
