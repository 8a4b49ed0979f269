/**
 * Serves a built site as a plain static host would: `index.html` of folders, a redirect to the slash, `404.html` for what is
 * not there.
 *
 *   node scripts/serve.mjs [folder] [--port 3000]
 *
 * Without them, `OUT_DIR` and `PORT` say where the site is and where it is served.
 */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { readPort } from './port.mjs'

/**
 * Starts a server; rejects with the error of `listen` (`EADDRINUSE` when the port is taken).
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
    if (isFolder(folder, pathname.slice(basePath.length))) {
      response.writeHead(301, { Location: `${pathname}/${search}` })
      return response.end()
    }
    request.url = (pathname.slice(basePath.length) || '/') + search
    files(request, response, () => notFound(response))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

/** A folder with a page, written without the slash at its end. @param {string} folder @param {string} pathname */
function isFolder(folder, pathname) {
  if (pathname.endsWith('/')) return false
  try {
    return fs.existsSync(path.join(folder, decodeURIComponent(pathname), 'index.html'))
  } catch {
    return false
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const unknown = Object.keys(values).find((name) => name !== 'port')
  if (unknown !== undefined) {
    console.error(`Параметра «--${unknown}» нет. Есть --port: node scripts/serve.mjs папка --port 3000`)
    process.exit(1)
  }
  const folder = positionals[0] ?? (process.env.OUT_DIR || 'out')
  const port = readPort(values.port)
  const basePath = process.env.BASE_PATH ?? ''
  if (!fs.existsSync(folder)) {
    console.error(`Нет папки «${folder}»: сначала соберите сайт командой npm run build.`)
    process.exit(1)
  }
  try {
    await serve(folder, { port, basePath })
    console.log(`Сайт открыт: http://localhost:${port}${basePath}/\nОстановить: Ctrl+C`)
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    console.error(
      isTaken
        ? `Порт ${port} занят другой программой. Остановите её или выберите другой порт: PORT=${port + 1} npm run serve`
        : `Сервер не запустился: ${error instanceof Error ? error.message : String(error)}`,
    )
    process.exit(1)
  }
}
