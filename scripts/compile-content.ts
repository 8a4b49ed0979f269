/** All Markdown of the content, compiled: from the store where it is there, else in worker threads. */
import { findText, textKey } from '@/lib/content/texts'
import type { SourceFile } from '@/lib/text/source-file'
import type { ContentFiles } from '@/lib/content/types'
import compileFiles from './compile-worker'
import type { Described } from './load-content'
import { inThreads } from './in-threads'
import { workerFile } from './worker-file'

/** What this process has compiled. */
const known = new WeakMap<SourceFile, Described>()

const isMarkdown = ({ path }: SourceFile): boolean => /\.mdx?$/i.test(path)

/** What stands in each Markdown file, by path; the texts themselves are in the store afterwards. */
export async function compileContent({ texts }: ContentFiles): Promise<Map<string, Described>> {
  const described = new Map<string, Described>()
  const missing: { key: string; source: SourceFile }[] = []
  for (const source of texts.filter(isMarkdown)) {
    const found = known.get(source) ?? findDescribed(source)
    if (found) described.set(source.path, found)
    else missing.push({ key: textKey(source), source })
  }
  const compiled = await inThreads(missing, compileFiles, workerFile('compile-worker'))
  for (const { path, ...result } of compiled) described.set(path, result)
  for (const source of texts) {
    const found = described.get(source.path)
    if (found) known.set(source, found)
  }
  return described
}

function findDescribed(source: SourceFile): Described | undefined {
  const key = textKey(source)
  const kept = findText(key)
  return kept && { key, parsed: kept.parsed, problems: kept.problems }
}
