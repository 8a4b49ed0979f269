/** Compiles the Markdown of the content in worker threads, except for texts that are in the store. */
import os from 'node:os'
import type { Piscina } from 'piscina'
import { isMarkdownFile } from '@/lib/content/file-names'
import { findInfo, textKeys, type TextInfo } from '@/lib/content/compiled-texts'
import type { ContentFiles } from '@/lib/content/types'
import { noProgress } from '@/lib/build/no-progress'
import { unreadText } from '@/lib/markdown/unread-text'
import { problem } from '@/lib/problems/problem'
import type { CompileJob } from './compile-file'
import { startThreads } from './start-threads'

/** The number of files whose compilation takes as long as starting a thread. */
const filesPerThread = 100
/** The memory limit for a text in MiB: twenty times the need of a large page of this site. */
const memoryLimit = 1024
/** How often to print the files still being compiled, in milliseconds. There is no timeout. */
const reminderInterval = 20_000

/** Results of the previous call by key: the development server compiles only what has changed. */
let previous = new Map<string, TextInfo>()
let pool: Piscina | undefined

/** Compiles all Markdown files that are not in the store; returns the metadata of all files, by path. */
export async function compileContent(
  { texts }: ContentFiles,
  { memory = memoryLimit, startProgress = noProgress } = {},
): Promise<Map<string, TextInfo>> {
  const infos = new Map<string, TextInfo>()
  const missing: CompileJob[] = []
  const sources = texts.filter(({ path }) => isMarkdownFile(path))
  const keyOf = textKeys()
  for (const source of sources) {
    const key = keyOf(source)
    const found = previous.get(key) ?? findInfo(key)
    if (found) infos.set(source.path, found)
    else missing.push({ key, source })
  }
  const advance = startProgress(sources.length, infos.size)
  if (missing.length > 0) await compileAll(missing, infos, memory, advance)
  previous = new Map([...infos.values()].map((one) => [one.key, one]))
  return infos
}

/** Stops the threads to free their memory for the next steps. */
export async function stopCompiling(): Promise<void> {
  await pool?.destroy()
  pool = undefined
}

async function compileAll(
  jobs: CompileJob[],
  infos: Map<string, TextInfo>,
  memory: number,
  advance: () => void,
): Promise<void> {
  const threads = Math.min(os.availableParallelism(), Math.ceil(jobs.length / filesPerThread))
  const threadPool = (pool ??= await createPool(memory))
  const waiting = [...jobs]
  const running = new Set<string>()
  const reminder = setInterval(() => {
    console.error(`Ещё читаю: ${[...running].join(', ')}`)
  }, reminderInterval)
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { path, displayPath } = job.source
      running.add(displayPath)
      // oxlint-disable-next-line no-await-in-loop -- a thread compiles one file at a time
      infos.set(path, await compileInThread(threadPool, job, memory))
      running.delete(displayPath)
      advance()
    }
  }
  try {
    await Promise.all(Array.from({ length: threads }, work))
  } finally {
    clearInterval(reminder)
  }
}

const createPool = (memory: number): Promise<Piscina> =>
  startThreads('scripts/build/compile-file.ts', 'compileFile', {
    minThreads: 1,
    idleTimeout: Infinity,
    // without a limit V8 lets garbage grow to a quarter of the machine's memory
    resourceLimits: { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: memory },
  })

async function compileInThread(threads: Piscina, job: CompileJob, memory: number): Promise<TextInfo> {
  try {
    return (await threads.run(job)) as TextInfo // the return type of `compileFile`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    const message = `Чтобы прочитать файл, не хватило ${memory} МБ памяти. Разделите его или упростите разметку.`
    const heavy = problem(job.source.displayPath, undefined, message, 'content/heavy')
    return { key: job.key, parsed: unreadText, problems: [heavy] }
  }
}
