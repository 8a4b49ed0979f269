import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildId } from './code-revision.mjs'

const made: string[] = []
afterAll(() => {
  for (const folder of made) fs.rmSync(folder, { recursive: true })
})

function project(files: Record<string, string>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'build-id-'))
  made.push(root)
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  return root
}

const files = {
  'app/page.tsx': 'page',
  'lib/a.ts': 'a',
  'content/docs/a.md': 'текст',
  'content/blog/b.mdx': '<B />',
  'content/blog/B.tsx': 'b',
  'package-lock.json': '{}',
}
const idOf = (changed: Record<string, string> = {}, env: Record<string, string> = {}) =>
  buildId(project({ ...files, ...changed }), { NODE_ENV: 'production', ...env })

test('the id is the same for the same code, in any folder and with any texts', () => {
  expect(idOf()).toMatch(/^[\da-f]{12}$/)
  const texts = {
    'content/docs/a.md': 'другой текст',
    'content/docs/_category_.json': '{}',
    'content/static/a.js': '',
  }
  expect(idOf({ ...texts, 'lib/a.test.ts': 'test' })).toBe(idOf())
})

test('the id changes with code, packages, components in texts, and the addresses of the site', () => {
  const ids = [
    idOf(),
    idOf({ 'app/page.tsx': 'other' }),
    idOf({ 'lib/b.ts': '' }),
    idOf({ 'package-lock.json': '{ }' }),
    idOf({ 'content/blog/b.mdx': '<C />' }),
    idOf({ 'content/blog/B.tsx': 'c' }),
    idOf({ 'content/blog/b.module.css': '' }),
    idOf({ 'content/docs/list.json': '[]' }),
    idOf({}, { BASE_PATH: '/site' }),
    idOf({}, { SITE_URL: 'https://docs.example.org' }),
    idOf({}, { DOCS_PATH: 'guide' }),
    idOf({}, { BLOG_PATH: 'guide' }),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
