/** The code of the site as the tests beside this file see it: what is shipped or run, without tests and styles. */
import fs from 'node:fs'
import { expect } from 'vitest'
import { filesBelow } from '@/lib/files-below.mjs'

export interface SourceText {
  file: string
  text: string
}

const folders = ['app', 'components', 'lib', 'scripts']
const beside = ['instrumentation-client.ts', 'mdx-components.tsx', 'next.config.mjs']

export const sources: readonly SourceText[] = [
  ...folders.flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`)),
  ...beside.filter((file) => fs.existsSync(file)),
]
  .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.endsWith('.test.ts'))
  .toSorted()
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }))

/** While the code is on its way to its rules, files that break them are printed; then this becomes `true`, and they fail the tests. */
const isEnforced = false

/** Fails with the lines that were found, or prints them. */
export function expectNone(what: string, lines: readonly string[]): void {
  if (isEnforced) expect(lines).toEqual([])
  else if (lines.length > 0) console.log([`${what}: ${lines.length}`, ...lines].join('\n  '))
}
