import type { SourceFile } from '@/lib/problems/problem'
import { keepText } from '@/lib/content/texts'
import { compileMarkdown } from '@/lib/markdown/compile'

/** Compiles one file in a thread, stores its text under `key`, and returns what else is known of it. */
export default async function compileFile({ key, source }: { key: string; source: SourceFile }) {
  const text = await compileMarkdown(source)
  keepText(key, text)
  return { key, parsed: text.parsed, problems: text.problems }
}
