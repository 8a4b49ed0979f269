import { problem, formatProblem } from '@/lib/problems/problem'
import { keepText } from '@/lib/content/texts'
import type { SourceFile } from '@/lib/text/source-file'
import { compileMarkdown } from '@/lib/markdown/compile'
import { timeLimit } from './time-limit'

/** The longest pages take a second. */
const seconds = 30

const tooSlow = ({ displayPath }: SourceFile): string => {
  const message = `Файл не прочитан за ${seconds} секунд. Разделите его или упростите разметку.`
  return formatProblem(problem(displayPath, undefined, message, 'content/slow'))
}

/** Compiles files, stores their texts, and returns what is known of them. Runs in threads when there are many, see `in-threads.ts`. */
export default async function compileFiles(files: { key: string; source: SourceFile }[]) {
  const limit = timeLimit(seconds * 1000)
  const compiled = []
  try {
    for (const { key, source } of files) {
      limit.start(tooSlow(source))
      // one by one: nothing here waits, and the limit is that of one file
      // oxlint-disable-next-line no-await-in-loop
      const text = await compileMarkdown(source)
      keepText(key, text)
      compiled.push({ path: source.path, key, parsed: text.parsed, problems: text.problems })
    }
  } finally {
    limit.end()
  }
  return compiled
}
