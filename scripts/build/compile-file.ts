/** The worker of `compileContent`. */
import { keepText, type TextInfo } from '@/lib/content/compiled-texts'
import { compileMarkdown } from '@/lib/markdown/compile'
import type { SourceFile } from '@/lib/problems/problem'

/** A file to compile. `key` names its text in the store. */
export interface CompileJob {
  key: string
  source: SourceFile
}

/** Compiles and stores one file. Returns its metadata, without the HTML. */
export async function compileFile({ key, source }: CompileJob): Promise<TextInfo> {
  const text = await compileMarkdown(source)
  keepText(key, text)
  return { key, parsed: text.parsed, problems: text.problems }
}
