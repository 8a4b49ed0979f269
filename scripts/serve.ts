/**
 * `npm run serve`: serves a built site like a plain static host: `index.html` of folders, redirects to the
 * trailing slash, `404.html`. `OUT_DIR` and `PORT` set the folder and the port.
 */
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { config } from '@/lib/site'
import { decodePath } from '@/lib/text/path'
import { readPort, stop } from './setup.mjs'

/** Starts a server. Rejects as `listen` does (`EADDRINUSE` for a taken port). Port 0 picks a free one. */
export async function serve(folder: string, { port = 0, basePath = '' } = {}): Promise<http.Server> {
  const notFound = (response: http.ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    const page = path.join(folder, '404.html')
    response.end(fs.existsSync(page) ? fs.readFileSync(page) : '404')
  }
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: (_, response) => notFound(response),
  })
  const server = http.createServer((request, response) => {
    // a build may remove a file that is being opened; the error would end the process
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    const address = `http://localhost${request.url}`
    // a client may send any URL
    if (!URL.canParse(address)) return notFound(response)
    const { pathname, search } = new URL(address)
    if (!`${pathname}/`.startsWith(`${basePath}/`)) return notFound(response)
    const name = pathname.slice(basePath.length)
    // a page requested without its trailing slash
    if (!name.endsWith('/') && fs.existsSync(path.join(folder, decodePath(name), 'index.html'))) {
      // two slashes at the start would lead to another host
      response.writeHead(301, { Location: `${pathname.replace(/^\/+/, '/')}/${search}` })
      return response.end()
    }
    request.url = (name || '/') + search
    return files(request, response)
  })
  await once(server.listen(port), 'listening')
  return server
}

async function main(): Promise<void> {
  const folder = process.env['OUT_DIR'] || 'out'
  const { basePath } = config
  const port = readPort()
  if (!fs.existsSync(folder)) stop(`Нет папки «${folder}»: сначала соберите сайт командой npm run build.`)
  try {
    await serve(folder, { port, basePath })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException // `listen` rejects with errors of Node.js
    stop(
      code === 'EADDRINUSE'
        ? `Порт ${port} занят другой программой. Остановите её или выберите другой порт: PORT=${port + 1} npm run serve`
        : `Сервер не запустился: ${message}`,
    )
  }
  console.log(`Сайт открыт: http://localhost:${port}${basePath}/\nОстановить: Ctrl+C`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
