/** The code of the site for the tests in this folder: what is shipped or run, without tests and styles. */
import fs from 'node:fs'
import { filesBelow } from '@/lib/build/files-below.mjs'

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
