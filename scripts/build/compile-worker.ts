import type { SourceFile } from '@/lib/problems/problem'
import { keepText, type Described } from '@/lib/content/texts'
import { compileMarkdown } from '@/lib/markdown/compile'

/** A file to compile, and the name of its text in the store. */
export interface Job {
  key: string
  source: SourceFile
}

/** Compiles one file in a thread, stores its text, and returns what else is known of it. */
export default async function compileFile({ key, source }: Job): Promise<Described> {
  const { html, excerpt, ...described } = await compileMarkdown(source)
  keepText(key, { html, excerpt, ...described })
  return { key, ...described }
}
