import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@': path.resolve(import.meta.dirname) }
const project = (name: string, include: string[], order: number, options: object = {}) => ({
  resolve: { alias },
  test: { name, include, sequence: { groupOrder: order }, ...options },
})

const minute = 60_000
/** What a page comes to on a busy machine may take longer than the second that polls wait. */
const expectLater = { poll: { timeout: 10_000 } }
/** A test of data that takes longer hangs. */
const data = { testTimeout: minute / 2, hookTimeout: minute }
const browser = { testTimeout: minute, hookTimeout: minute, expect: expectLater }
/** Builds write to the folders of the project: one at a time. */
const builds = {
  fileParallelism: false,
  testTimeout: 5 * minute,
  hookTimeout: 5 * minute,
  expect: expectLater,
}

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/test-results.json' }]],
    projects: [
      project(
        'unit',
        [
          'lib/**/*.test.ts',
          'components/**/*.test.ts',
          'scripts/**/*.test.ts',
          'tests/content/proofread/*.test.ts',
        ],
        0,
        data,
      ),
      project('content', ['tests/content/*.test.ts', 'tests/reference/*.test.ts'], 0, data),
      project('export', ['tests/export/*.test.ts'], 1, data),
      project('browser', ['tests/browser/*.test.ts'], 2, browser),
      project('hosts', ['tests/hosts/*.test.ts'], 4, builds),
      project('build', ['tests/build/*.test.ts'], 3, builds),
    ],
  },
})
