/** Serves a folder like a plain static host: `index.html` of folders, redirects to the trailing slash, `404.html`. */
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { decodePath } from '@/lib/text/path'

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
      // a path that starts with two slashes would lead to another host
      response.writeHead(301, { Location: `${pathname.replace(/^\/+/, '/')}/${search}` })
      return response.end()
    }
    request.url = (name || '/') + search
    return files(request, response)
  })
  await once(server.listen(port), 'listening')
  return server
}
