/** All Markdown of the content, compiled: from the store where it is there, else in threads. */
import os from 'node:os'
import { Piscina } from 'piscina'
import { findDescribed, keepText, textKey, type Described } from '@/lib/content/texts'
import type { ContentFiles } from '@/lib/content/types'
import { nothing } from '@/lib/markdown/describe'
import { problem, type SourceFile } from '@/lib/problems/problem'

/** The longest pages take a second, in milliseconds. A text that sends a parser round in circles must not stop a build without a word. */
const longest = 30_000
const threads = os.availableParallelism()

/** A file to compile, and the name of its text in the store. */
interface Job {
  key: string
  source: SourceFile
}

/** What this process knows of the files as they were the last time, by key. */
let known = new Map<string, Described>()
let pool: Piscina | undefined

/** What stands in each Markdown file, by path; the compiled texts are in the store afterwards. */
export async function compileContent(
  { texts }: ContentFiles,
  patience = longest,
): Promise<Map<string, Described>> {
  const described = new Map<string, Described>()
  const missing: Job[] = []
  for (const source of texts.filter(({ path }) => /\.mdx?$/i.test(path))) {
    const key = textKey(source)
    const found = known.get(key) ?? findDescribed(key)
    if (found) described.set(source.path, found)
    else missing.push({ key, source })
  }
  const work = async (): Promise<void> => {
    for (let job = missing.shift(); job; job = missing.shift()) {
      // each of these takes one file after another, so that the time of a file starts with it
      // oxlint-disable-next-line no-await-in-loop
      described.set(job.source.path, await compile(job, patience))
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
  known = new Map([...described.values()].map((one) => [one.key, one]))
  return described
}

/** Ends the threads: the steps after this one need their memory. */
export async function stopCompiling(): Promise<void> {
  await pool?.destroy()
  pool = undefined
}

async function compile(job: Job, patience: number): Promise<Described> {
  pool ??= new Piscina({
    filename: import.meta.url,
    name: compileFile.name,
    execArgv: ['--import', new URL('register-typescript.mjs', import.meta.url).href],
    maxThreads: threads,
    idleTimeout: Infinity,
    // by default the collector leaves garbage until it has a quarter of the memory of the machine
    resourceLimits: { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 1024 },
  })
  const signal = AbortSignal.timeout(patience)
  try {
    return (await pool.run(job, { signal })) as Described // of the worker
  } catch (error) {
    if (!signal.aborted) throw error
    const message = `Файл не прочитан за ${patience / 1000} секунд. Разделите его или упростите разметку.`
    const slow = problem(job.source.displayPath, undefined, message, 'content/slow')
    return { key: job.key, parsed: nothing, problems: [slow] }
  }
}

/** Compiles one file in a thread, stores its text, and returns what else is known of it. */
export async function compileFile({ key, source }: Job): Promise<Described> {
  // only threads load what compiles
  const { compileMarkdown } = await import('@/lib/markdown/compile')
  const { html, excerpt, ...described } = await compileMarkdown(source)
  keepText(key, { html, excerpt, ...described })
  return { key, ...described }
}
