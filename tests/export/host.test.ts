import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../scripts/static-server'
import { addressOf, stopServer } from '../support/server'
import { filesOf } from './pages'

let server: Server
beforeAll(async () => {
  server = await serve('out')
})
afterAll(() => stopServer(server))

const open = async (path: string) => {
  const response = await fetch(addressOf(server) + path)
  const html = await response.text()
  return {
    status: response.status,
    path: decodeURIComponent(new URL(response.url).pathname),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
  }
}

const pages = filesOf('out')
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.slice(0, -'index.html'.length)}`)

describe('on a plain static host', () => {
  test('each page answers 200, with a unique title and heading', async () => {
    const answers = await Promise.all(pages.map(open))
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200))
    expect(new Set(answers.map(({ title }) => title)).size).toBe(pages.length)
    for (const { heading } of answers) expect(heading).toBeTruthy()
  })

  test('an address without the trailing slash redirects', async () => {
    expect(await open('/docs/intro')).toMatchObject({ status: 200, path: '/docs/intro/' })
    expect(await open('/docs/category/уроки')).toMatchObject({ status: 200, path: '/docs/category/уроки/' })
  })

  test.each([
    '/nope',
    '/docs/nope/',
    '/docs/intro/nope/',
    '/%D0%BD%D0%B5%D1%82/',
    '/%E0%A4%A/',
    '/..%2f..%2fpackage.json',
  ])('%s answers 404 with a page that says so', async (path) => {
    expect(
      await fetch(addressOf(server) + path).then(async (response) => [
        response.status,
        /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1],
      ]),
    ).toEqual([404, 'Страница не найдена'])
  })
})
