/** Finishes all pages of the export, those of a large site in threads. */
import { finishPages, type FinishedPage, type FinishJob } from './finish-pages'
import { startThreads } from './start-threads'

/** The number of pages that can be finished while threads start. */
const fewPages = 100
const pagesPerJob = 25

export async function finishAll({ names, loader }: FinishJob, advance: () => void): Promise<FinishedPage[]> {
  const starts = Array.from({ length: Math.ceil(names.length / pagesPerJob) }, (_, job) => job * pagesPerJob)
  const isLarge = names.length > fewPages
  const threads = isLarge ? await startThreads('scripts/build/finish-pages.ts', 'finishPages') : undefined
  const finished = starts.map(async (start) => {
    const job = { names: names.slice(start, start + pagesPerJob), loader }
    // the return type of `finishPages`
    const pages = threads ? ((await threads.run(job)) as FinishedPage[]) : finishPages(job)
    for (const _ of pages) advance()
    return pages
  })
  const all = (await Promise.all(finished)).flat()
  await threads?.destroy()
  return all
}
