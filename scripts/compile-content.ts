/** All Markdown of the content, compiled: from the store where it is there, else in worker threads. */
import os from 'node:os'
import { Piscina } from 'piscina'
import { findText, textKey } from '@/lib/content/texts'
import type { ContentFiles, SourceFile } from '@/lib/content/types'
import type { DescribedMarkdown } from '@/lib/markdown/parse'
import compileFiles from './compile-worker'

export type Described = DescribedMarkdown & { key: string }

/** Threads take a second to be ready: few files are compiled in this one. */
const worthThreads = 60
/** Files that a thread takes at a time. */
const batch = 20

const isMarkdown = ({ path }: SourceFile): boolean => /\.mdx?$/i.test(path)

/** What stands in each Markdown file, by path; the texts themselves are in the store afterwards. */
export async function compileContent({ texts }: ContentFiles): Promise<Map<string, Described>> {
  const described = new Map<string, Described>()
  const missing: { key: string; source: SourceFile }[] = []
  for (const source of texts.filter(isMarkdown)) {
    const key = textKey(source)
    const kept = findText(key)
    if (kept) described.set(source.path, { key, parsed: kept.parsed, problems: kept.problems })
    else missing.push({ key, source })
  }
  for (const { path, ...result } of await compileMissing(missing)) described.set(path, result)
  return described
}

async function compileMissing(missing: { key: string; source: SourceFile }[]) {
  if (missing.length < worthThreads) return compileFiles(missing)
  const pool = new Piscina<typeof missing, Awaited<ReturnType<typeof compileFiles>>>({
    filename: new URL('compile-worker.ts', import.meta.url).href,
    execArgv: ['--import', 'tsx'],
    minThreads: os.availableParallelism(),
    maxThreads: os.availableParallelism(),
    // trees live shortly: with room for the young, the collector has little to do
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  })
  const batches = Array.from({ length: Math.ceil(missing.length / batch) }, (_, index) =>
    missing.slice(index * batch, (index + 1) * batch),
  )
  const results = await Promise.all(batches.map((files) => pool.run(files)))
  await pool.destroy()
  return results.flat()
}
