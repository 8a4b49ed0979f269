/** All Markdown of the content, compiled: from the store where it is there, else in threads. */
import os from 'node:os'
import { Piscina } from 'piscina'
import { findText, forgetRevision, textKey } from '@/lib/content/texts'
import type { ContentFiles } from '@/lib/content/types'
import { nothing } from '@/lib/markdown/parse'
import { problem, type SourceFile } from '@/lib/problems/problem'
import type { Described } from '@/lib/load/load-content'
import type compileFile from './compile-worker'

/** The longest pages take a second, in milliseconds. A text that sends a parser round in circles must not stop a build without a word. */
const patience = 30_000
const threads = os.availableParallelism()

/** What this process knows of files that have not changed since. */
let known = new WeakMap<SourceFile, Described>()
let pool: Piscina | undefined

/** What stands in each Markdown file, by path; the compiled texts are in the store afterwards. */
export async function compileContent({ texts }: ContentFiles): Promise<Map<string, Described>> {
  const sources = texts.filter(({ path }) => /\.mdx?$/i.test(path))
  const missing = sources.filter((source) => !known.has(source) && !takeStored(source))
  const work = async (): Promise<void> => {
    for (let source = missing.shift(); source; source = missing.shift()) {
      // each of these takes one file after another, so that the time of a file starts with it
      // oxlint-disable-next-line no-await-in-loop
      known.set(source, await compile(source))
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
  return new Map(sources.flatMap((source) => [[source.path, known.get(source)!]]))
}

/** Ends the threads, which else keep the process alive. */
export async function stopCompiling(): Promise<void> {
  const stopped = pool
  pool = undefined
  await stopped?.destroy()
}

/** Forgets what has been compiled, and the code that did it: both are read again. */
export async function compileAnew(): Promise<void> {
  known = new WeakMap()
  forgetRevision()
  await stopCompiling()
}

function takeStored(source: SourceFile): boolean {
  const key = textKey(source)
  const stored = findText(key)
  if (stored) known.set(source, { key, parsed: stored.parsed, problems: stored.problems })
  return stored !== undefined
}

async function compile(source: SourceFile): Promise<Described> {
  pool ??= new Piscina({
    filename: new URL('compile-worker.ts', import.meta.url).href,
    execArgv: ['--import', new URL('register-typescript.mjs', import.meta.url).href],
    maxThreads: threads,
    idleTimeout: Infinity,
    // by default the collector leaves garbage until it has a quarter of the memory of the machine
    resourceLimits: { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 1024 },
  })
  const key = textKey(source)
  const signal = AbortSignal.timeout(patience)
  try {
    return (await pool.run({ key, source }, { signal })) as Awaited<ReturnType<typeof compileFile>>
  } catch (error) {
    if (!signal.aborted) throw error
    const message = `Файл не прочитан за ${patience / 1000} секунд. Разделите его или упростите разметку.`
    const slow = problem(source.displayPath, undefined, message, 'content/slow')
    return { key, parsed: nothing, problems: [slow] }
  }
}
