import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'
import { hostFiles } from './host-files'
import { hostingFiles } from './hosting-files'

test('the configurations in the repository are those that the code writes', () => {
  const files = hostingFiles({ url: 'https://example.com', basePath: '' })
  for (const [file, text] of Object.entries(files))
    expect([file, fs.readFileSync(file, 'utf8')]).toEqual([file, text])
})

test('all hosts send the same policy', () => {
  const texts = [
    hostFiles('', true)['_headers'],
    ...Object.entries(hostingFiles()).flatMap(([file, text]) => (file.endsWith('.sh') ? [] : [text])),
  ]
  for (const text of texts) expect(text).toContain(contentSecurityPolicy())
})

test('no header is set twice for a file: hosts would add the values up', () => {
  const rules = (hostFiles('', true)['_headers'] ?? '').split('\n\n').map((rule) => rule.trim().split('\n'))
  const common = rules[0]?.slice(1).map((line) => line.split(':')[0]?.trim())
  for (const [pattern = '', ...lines] of rules.slice(1)) {
    expect(pattern).toMatch(/^\/\S+$/)
    for (const line of lines) expect(common).not.toContain(line.split(':')[0]?.trim())
  }
})

test('below a base path rules and redirects have it, and the top of the domain leads there', () => {
  const files = hostFiles('/site', true)
  expect(files['_headers']).toContain('/site/_next/static/*')
  expect(files['_redirects']).toBe(
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

test('the upload sends each kind of file with its type and cache, pages last, and keeps hashed files', () => {
  // a stand-in for the tool, which prints how it is called
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
