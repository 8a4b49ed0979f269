import fs from 'node:fs'
import path from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import settings from '../../next.config.mjs'

const folder = fs.mkdtempSync(path.join(process.cwd(), '.cache/maps-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => fs.rmSync(folder, { recursive: true }))

function hasMaps(phase: string, ...files: string[]): boolean | undefined {
  const content = fs.mkdtempSync(path.join(folder, 'content-'))
  for (const file of files) fs.writeFileSync(path.join(content, file), '')
  vi.stubEnv('CONTENT_DIR', path.relative(process.cwd(), content))
  return settings(phase).experimental?.turbopackSourceMaps
}

test('a build writes source maps only for content with code, where they locate errors', () => {
  expect(hasMaps(PHASE_PRODUCTION_BUILD, 'a.md', 'a.png')).toBe(false)
  expect(hasMaps(PHASE_PRODUCTION_BUILD, 'a.md', 'b.mdx')).toBe(true)
  expect(hasMaps(PHASE_PRODUCTION_BUILD, 'a.md', 'b.tsx')).toBe(true)
  expect(hasMaps(PHASE_DEVELOPMENT_SERVER, 'a.md')).toBe(true)
})
