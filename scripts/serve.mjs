/**
 * `npm run serve`: serves a built site as a plain static host does, with `index.html` of folders, a redirect to the slash, and
 * `404.html` for what is not there. `OUT_DIR` and `PORT` say where the site is and where it is served.
 */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { readPort } from './port.mjs'

/**
 * Starts a server; rejects with the error of `listen` (`EADDRINUSE` when the port is taken).
 *
 * @param {string} folder
 * @param {{ port?: number, basePath?: string }} [options] port 0, the default, takes any free one
 * @returns {Promise<http.Server>}
 */
export function serve(folder, { port = 0, basePath = '' } = {}) {
  /** @param {http.ServerResponse} response */
  const notFound = (response) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(fs.readFileSync(path.join(folder, '404.html')))
  }
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: (_, response) => notFound(response),
  })
  const server = http.createServer((request, response) => {
    const address = `http://localhost${request.url}`
    // a client may ask for anything
    if (!URL.canParse(address)) return notFound(response)
    const { pathname, search } = new URL(address)
    if (!`${pathname}/`.startsWith(`${basePath}/`)) return notFound(response)
    const name = pathname.slice(basePath.length)
    if (isFolder(folder, name)) {
      response.writeHead(301, { Location: `${pathname}/${search}` })
      return response.end()
    }
    request.url = (name || '/') + search
    return files(request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

/** Whether this is the address of a page without the slash at its end. @param {string} folder @param {string} pathname */
function isFolder(folder, pathname) {
  if (pathname.endsWith('/')) return false
  try {
    return fs.existsSync(path.join(folder, decodeURIComponent(pathname), 'index.html'))
  } catch {
    return false // the percent-encoding is malformed
  }
}

async function main() {
  const folder = process.env.OUT_DIR || 'out'
  const basePath = process.env.BASE_PATH ?? ''
  const port = readPort()
  if (!fs.existsSync(folder))
    return stop(`Нет папки «${folder}»: сначала соберите сайт командой npm run build.`)
  try {
    await serve(folder, { port, basePath })
    console.log(`Сайт открыт: http://localhost:${port}${basePath}/\nОстановить: Ctrl+C`)
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    stop(
      code === 'EADDRINUSE'
        ? `Порт ${port} занят другой программой. Остановите её или выберите другой порт: PORT=${port + 1} npm run serve`
        : `Сервер не запустился: ${message}`,
    )
  }
}

/** @param {string} message */
function stop(message) {
  console.error(message)
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
