import { keepText } from '@/lib/content/texts'
import type { SourceFile } from '@/lib/content/types'
import { compileMarkdown } from '@/lib/markdown/compile'

/** Compiles files, stores their texts, and returns what is known of them. Runs in a thread of `compile-content`. */
export default async function compileFiles(files: { key: string; source: SourceFile }[]) {
  return Promise.all(
    files.map(async ({ key, source }) => {
      const text = await compileMarkdown(source)
      keepText(key, text)
      return { path: source.path, key, parsed: text.parsed, problems: text.problems }
    }),
  )
}
