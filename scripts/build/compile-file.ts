/** The worker of `compileContent`. */
import { keepText, type Described } from '@/lib/content/texts'
import { compileMarkdown } from '@/lib/markdown/compile'
import type { SourceFile } from '@/lib/problems/problem'

/** A file to compile; `key` names its text in the store. */
export interface CompileJob {
  key: string
  source: SourceFile
}

/** Compiles one file, stores its HTML, and returns the rest. */
export async function compileFile({ key, source }: CompileJob): Promise<Described> {
  const { html, excerpt, ...described } = await compileMarkdown(source)
  keepText(key, { html, excerpt, ...described })
  return { key, ...described }
}
