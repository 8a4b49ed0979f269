import path from 'node:path'
import { defineConfig } from 'vitest/config'

const minute = 60_000
/** Limits for hanging runs only: tests wait for events, and even a busy machine stays far below these. */
const limits = {
  testTimeout: 20 * minute,
  hookTimeout: 20 * minute,
  expect: { poll: { timeout: 2 * minute } },
}

/** Identifies what the tests of one run share, see `tests/build/project.ts`. */
const env = { TEST_RUN: String(Date.now()) }

/** Loads Markdown as empty modules: `--changed` follows all imports, but tests read the files from disk. */
const emptyTexts = {
  name: 'empty-texts',
  load: (id: string) => (/\.mdx?$/.test(id) ? 'export default undefined' : undefined),
}

/** `order`: projects with the same number run in parallel, others one after another. */
const project = (name: string, order: number, include: string[], options: object) => ({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  plugins: [emptyTexts],
  test: { name, include, env, sequence: { groupOrder: order }, ...options },
})

/**
 * Tests that start neither a browser nor a build. Their files share imported modules, so packages load only once.
 * `CI` makes one rule stricter (`lib/site.ts`): it is cleared, so that messages are tested as authors see them.
 */
const data = {
  env: { ...env, CI: '' },
  isolate: false,
  maxWorkers: 2,
  ...limits,
}
/**
 * Tests with a browser, and tests that build. Builds run one at a time, so one of the two workers builds while
 * the other tests finished builds.
 */
const browser = {
  globalSetup: 'tests/browser/start-browser.ts',
  isolate: false,
  maxWorkers: 2,
  ...limits,
}
const builds = {
  globalSetup: ['tests/browser/start-browser.ts', 'tests/build/restore.ts'],
  maxWorkers: 2,
  ...limits,
}

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/test-results.json' }]],
    projects: [
      project('unit', 0, ['{lib,components,scripts,tests/code,tests/content/proofread}/**/*.test.ts'], data),
      project('content', 0, ['tests/{content,reference}/*.test.ts'], data),
      project('export', 1, ['tests/export/*.test.ts'], data),
      project('browser', 2, ['tests/browser/*.test.ts'], browser),
      project('build', 2, ['tests/build/*.test.ts'], builds),
      project('hosts', 2, ['tests/hosts/*.test.ts'], builds),
    ],
  },
})
