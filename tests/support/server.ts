/** Servers of built folders, for tests and benchmarks. */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import zlib from 'node:zlib'

/** Origin of a listening server, without a trailing slash. */
export function addressOf(server: http.Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://localhost:${address.port}`
}

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = http.createServer().listen(0, () => {
      const address = new URL(addressOf(probe))
      probe.close(() => resolve(Number(address.port)))
    })
  })

export function stopServer(server: http.Server): void {
  server.closeAllConnections()
  server.close()
}

/** Content types by extension. */
export const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}
const isCompressed = (file: string): boolean => /\.(png|webp|avif|woff2|ico)$/.test(file)

/** Serves a folder like a static host with precompressed files, to measure the weight of pages. */
export async function serveCompressed(folder: string): Promise<http.Server> {
  const bodies = new Map<string, Buffer>()
  const bodyOf = (file: string): Buffer => {
    const known = bodies.get(file)
    if (known) return known
    const content = fs.readFileSync(file)
    const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }
    const body = isCompressed(file) ? content : zlib.brotliCompressSync(content, options)
    bodies.set(file, body)
    return body
  }
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = path.join(folder, name.endsWith('/') ? `${name}index.html` : name)
    if (!fs.existsSync(file) || !fs.statSync(file).isFile()) return response.writeHead(404).end()
    const body = bodyOf(file)
    response.writeHead(200, {
      'Content-Type': contentTypes[path.extname(file).slice(1)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(isCompressed(file) ? {} : { 'Content-Encoding': 'br' }),
    })
    return response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return server
}
