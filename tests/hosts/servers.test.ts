import fs from 'node:fs'
import zlib from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workFolder } from '../build/project'
import { filesOf } from '../export/pages'
import { ask } from './ask'
import { hasBrotli, hasServer, startServer, type RunningServer, type ServerName } from './server'
import { buildBelow, rootOf } from './sites'

const plain = `${workFolder}/hosts-plain`

/** Both exports have compressed copies: one of all files, as a build makes them, the other of one page. */
beforeAll(async () => {
  expect(await buildBelow()).toBe(0)
  fs.rmSync(plain, { recursive: true, force: true })
  fs.cpSync('out', plain, { recursive: true })
  const page = `${plain}/docs/intro/index.html`
  fs.writeFileSync(`${page}.br`, zlib.brotliCompressSync(fs.readFileSync(page)))
  fs.writeFileSync(`${page}.gz`, zlib.gzipSync(fs.readFileSync(page)))
})

const cases = (['nginx', 'caddy'] as const).flatMap((name) => [
  { name, root: plain, base: '' },
  { name, root: rootOf('/site'), base: '/site' },
])

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]

describe.each(cases)('$name at «$base/»', ({ name, root, base }) => {
  describe.skipIf(!hasServer(name))('if installed', () => checkServer(name, root, base))
})

function checkServer(name: ServerName, root: string, base: string): void {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(name, root, base)
  })
  afterAll(() => server.stop())

  const get = (path: string, headers: Record<string, string> = {}) => ask(server.url, base + path, headers)
  const files = () => filesOf(root + base).filter((file) => !/^_headers$|^_redirects$|\.(br|gz)$/.test(file))

  test('serves each page by its address, raw and encoded, and its data as text', async () => {
    for (const file of files().filter((own) => own.endsWith('index.html'))) {
      const path = `/${file.slice(0, -'index.html'.length)}`
      const expected = titleOf(fs.readFileSync(`${root}${base}/${file}`, 'utf8'))
      for (const address of [path, encodeURI(path)]) {
        const { status, headers, body } = await get(address)
        expect([address, status, titleOf(body)]).toEqual([address, 200, expected])
        expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
      }
      if (fs.existsSync(`${root}${base}/${path}index.txt`)) {
        const data = await get(`${encodeURI(path)}index.txt`)
        expect([path, data.status, data.headers['content-type']?.toLowerCase()]).toEqual([
          path,
          200,
          'text/plain; charset=utf-8',
        ])
      }
      expect((await ask(server.url, base + encodeURI(path), {}, 'HEAD')).status).toBe(200)
    }
  })

  test('serves each file', async () => {
    for (const file of files().filter((own) => !own.endsWith('.html'))) {
      expect([file, (await get(encodeURI(`/${file}`))).status]).toEqual([file, 200])
    }
  })

  test.each([
    ['/docs/intro', '/docs/intro/'],
    ['/docs/intro.html', '/docs/intro/'],
    ['/docs/intro/index.html', '/docs/intro/'],
    ['/docs/intro/index.html?q=1', '/docs/intro/'],
    ['/docs/category/уроки', '/docs/category/уроки/'],
    ['/docs/category/%D1%83%D1%80%D0%BE%D0%BA%D0%B8', '/docs/category/уроки/'],
    ['/docs/category/%D1%83%D1%80%D0%BE%D0%BA%D0%B8.html', '/docs/category/уроки/'],
    ['/docs/category/%D1%83%D1%80%D0%BE%D0%BA%D0%B8/index.html', '/docs/category/уроки/'],
    ['/index.html', '/'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await get(path)
    expect([301, 302, 307, 308]).toContain(status)
    const written = Buffer.from(headers.location ?? '', 'latin1').toString('utf8')
    const [address = ''] = written.replace(server.url, '').split('?')
    expect(decodeURI(address)).toBe(base + target)
    expect((await ask(server.url, address)).status).toBe(200)
  })

  test.each([
    '/nope',
    '/docs/nope/',
    '/docs/intro/nope/',
    '/нет/',
    '/nope.html',
    '/assets/',
    '/_next/static/nope.js',
  ])('%s answers 404 with a page that says so, and may be there later', async (path) => {
    const first = await get(path)
    const { status, headers, body } =
      first.status === 301 || first.status === 308
        ? await ask(server.url, (first.headers.location ?? '').replace(server.url, ''))
        : first
    expect([status, headingOf(body)]).toEqual([404, 'Страница не найдена'])
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  })

  test('hashed files are cached for a year, others revalidated', async () => {
    for (const file of files()) {
      const { headers } = await get(encodeURI(`/${file.replace(/(^|\/)index\.html$/, '$1')}`))
      const isHashed = /^(_next\/static|assets|social)\/|^search\/(page|terms)-/.test(file)
      expect([file, headers['cache-control']]).toEqual([
        file,
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ])
    }
  })

  test('an unchanged page is answered without a body', async () => {
    const { headers } = await get('/docs/intro/')
    const again = await get('/docs/intro/', { 'If-None-Match': String(headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  test('security headers are on every response, and noindex on data', async () => {
    for (const path of ['/', '/docs/intro/', '/nope/', '/robots.txt']) {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      })
    }
    expect((await get('/docs/intro/index.txt')).headers['x-robots-tag']).toBe('noindex')
    expect((await get('/docs/intro/')).headers['x-robots-tag']).toBeUndefined()
  })

  test('compressed copies are served as they are', async () => {
    const file = `${root}${base}/docs/intro/index.html`
    for (const [encoding, copy] of [['br', `${file}.br`] as const, ['gzip', `${file}.gz`] as const]) {
      if (encoding === 'br' && !hasBrotli(name)) continue
      const { headers, bytes } = await get('/docs/intro/', { 'Accept-Encoding': encoding })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(bytes).toBe(fs.statSync(copy).size)
      expect(headers['content-type']).toMatch(/^text\/html/)
    }
    expect(zlib.brotliDecompressSync(fs.readFileSync(`${file}.br`))).toEqual(fs.readFileSync(file))
  })
}
