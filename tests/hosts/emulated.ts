/** Emulates how static hosts look up files, for the tests in this folder. */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { addressOf, contentTypes, stopServer } from '../support/server'

type Answer = { file: string } | { redirect: string } | undefined
type Rule = (address: string, has: (file: string) => boolean) => Answer

export const rules = {
  /** GitHub Pages, most web servers: index files, and redirects to the trailing slash. */
  'directory index': (address, has) => {
    if (address.endsWith('/')) return { file: `${address}index.html` }
    if (has(address)) return { file: address }
    return has(`${address}/index.html`) ? { redirect: `${address}/` } : undefined
  },
  /** Netlify, Cloudflare: extensions are guessed, and redundant ones removed. */
  'guessed endings': (address, has) => {
    if (address.endsWith('/index.html')) return { redirect: address.slice(0, -'index.html'.length) }
    if (address.endsWith('.html')) return { redirect: address.slice(0, -'.html'.length) }
    if (address.endsWith('/')) return { file: `${address}index.html` }
    if (has(address)) return { file: address }
    if (has(`${address}.html`)) return { file: `${address}.html` }
    return has(`${address}/index.html`) ? { redirect: `${address}/` } : undefined
  },
  /** Object storage: exact file names, except for index files. */
  'exact keys': (address) => ({ file: address.endsWith('/') ? `${address}index.html` : address }),
} satisfies Record<string, Rule>

export type HostKind = keyof typeof rules

/** Serves `folder` below `base`. */
export async function startHost(kind: HostKind, folder: string, base: string) {
  const rule: Rule = rules[kind]
  const has = (file: string) =>
    fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const address = decodeURIComponent(pathname)
    const answer = address.startsWith(`${base}/`) ? rule(address.slice(base.length), has) : undefined
    if (answer && 'redirect' in answer) {
      response.writeHead(301, { Location: encodeURI(base + answer.redirect) + search })
      return response.end()
    }
    const isFound = answer !== undefined && has(answer.file)
    const file = isFound ? answer.file : '/404.html'
    const type = contentTypes[path.extname(file).slice(1)] ?? 'text/plain; charset=utf-8'
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': type })
    return response.end(request.method === 'HEAD' ? undefined : fs.readFileSync(path.join(folder, file)))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: addressOf(server),
    stop: async () => stopServer(server),
  }
}
