import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  hashedPrefixes,
  hostFiles,
  immutable,
  noindex,
  revalidate,
  securityHeaders,
  unindexedTypes,
} from './headers'

const read = (file: string) => fs.readFileSync(file, 'utf8')
const quoted = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, inner]) => inner)

describe('the headers match headers.ts for', () => {
  const alternatives = hashedPrefixes.join('|').replaceAll('.', '\\.')
  const types = unindexedTypes.join('|')

  test('nginx', () => {
    const text = read('hosting/nginx.conf')
    expect(text).toContain(`default "${revalidate}";`)
    expect(text).toContain(`"~^/(${alternatives})" "${immutable}";`)
    expect(text).toContain(`"~\\.(${types})$" "${noindex[1]}";`)
    const sent = [...text.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [
      name,
      value,
    ])
    expect(sent).toEqual(securityHeaders)
  })

  test('Caddy', () => {
    const text = read('hosting/Caddyfile')
    for (const matcher of ['@hashed', '@other not'])
      expect(text).toContain(`${matcher} path_regexp ^{$BASE_PATH}/(${alternatives})\n`)
    expect(text).toContain(`header @hashed Cache-Control "${immutable}"`)
    expect(text).toContain(`header @other Cache-Control "${revalidate}"`)
    expect(text).toContain(`@unindexed path ${unindexedTypes.map((type) => `*.${type}`).join(' ')}`)
    expect(text).toContain(`header @unindexed ${noindex[0]} "${noindex[1]}"`)
    const sent = [...text.matchAll(/^\t\t([A-Z][\w-]+) "(.*)"$/gm)].map(([, name, value]) => [name, value])
    expect(sent).toEqual(securityHeaders)
  })

  test('Vercel', () => {
    const asObjects = (headers: readonly (readonly [string, string])[]) =>
      headers.map(([key, value]) => ({ key, value }))
    const { headers } = JSON.parse(read('vercel.json')) as { headers: object }
    expect(headers).toEqual([
      { source: '/(.*)', headers: asObjects(securityHeaders) },
      { source: `/(${alternatives})(.*)`, headers: asObjects([['Cache-Control', immutable]]) },
      { source: `/(.*)\\.(${types})`, headers: asObjects([noindex]) },
    ])
  })

  test('the upload script for object storage', () => {
    const text = read('hosting/upload-s3.sh')
    const list = /^hashed=\((.*)\)$/m.exec(text)?.[1] ?? ''
    expect(quoted(list)).toEqual(hashedPrefixes.map((prefix) => `${prefix}*`))
    expect(text).toContain(`\nimmutable='${immutable}'\nrevalidate='${revalidate}'\n`)
  })
})

test('no header is set twice for a file: hosts would merge the values', () => {
  const rules = (hostFiles('', true).get('/_headers') ?? '')
    .split('\n\n')
    .map((rule) => rule.trim().split('\n'))
  const common = rules[0]?.slice(1).map((line) => line.split(':')[0]?.trim())
  for (const [pattern = '', ...lines] of rules.slice(1)) {
    expect(pattern).toMatch(/^\/\S+$/)
    for (const line of lines) expect(common).not.toContain(line.split(':')[0]?.trim())
  }
})

test('with a base path, rules and redirects have it, and the root of the domain leads there', () => {
  const files = hostFiles('/site', true)
  expect(files.get('/_headers')).toContain('/site/_next/static/*')
  expect(files.get('/_redirects')).toBe(
    [
      '/site/rss.xml /site/blog/rss.xml 301',
      '/site/feed.xml /site/blog/rss.xml 301',
      '/site/atom.xml /site/blog/atom.xml 301',
      '/site/feed.json /site/blog/feed.json 301',
      '/ /site/ 302',
      '',
    ].join('\n'),
  )
})

test('the upload sends each type of file with its content type and caching, pages last, and keeps hashed files', () => {
  // a stand-in for the tool that prints its arguments
  const folder = fs.mkdtempSync('.cache/upload-')
  try {
    fs.writeFileSync(`${folder}/aws`, '#!/bin/sh\necho "$*"\n', { mode: 0o755 })
    const { stdout, status } = spawnSync('bash', ['hosting/upload-s3.sh', 's3://bucket', '--dryrun'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${process.cwd()}/${folder}:${process.env['PATH']}` },
    })
    const calls = stdout.trim().split('\n')
    expect(status).toBe(0)
    expect(calls[0]).toMatch(
      /^s3 sync out s3:\/\/bucket .*--dryrun .*--include _next\/static\/\*.* immutable$/,
    )
    expect(calls.find((call) => call.includes('*.txt'))).toContain('--content-type text/plain; charset=utf-8')
    expect(calls.at(-2)).toContain('--include *.html')
    expect(calls.at(-1)).toMatch(/--exclude _next\/static\/\*.* --delete$/)
    expect(calls.filter((call) => call.includes('--delete'))).toHaveLength(1)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
