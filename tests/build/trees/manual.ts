/** Everything in the author manual. */
import fs from 'node:fs'
import { examplesOf, exampleTree, type Example } from '@/tests/support/manual-examples'
import { picture, type Files } from '../project'

export const manualExamples = (): Example[] =>
  examplesOf(fs.readFileSync('docs/authoring.md', 'utf8')).filter(
    ({ language, check, source }) => /^mdx?$/.test(language) && !check && !source.startsWith('---'),
  )

export const manualTree = (): Files => exampleTree(manualExamples(), ({ line }) => `line-${line}`, picture)
