/** Finishes all pages of the export, those of a large site in threads. */
import os from 'node:os'
import { pathToFileURL } from 'node:url'
import { bundleScript } from '@/lib/build/bundle-script.mjs'
import { finishPages, type FinishedPage, type FinishJob } from './finish-pages'

/** As many pages as are finished while threads start. */
const fewPages = 100
const pagesPerJob = 25

export async function finishAll({ names, loader }: FinishJob, advance: () => void): Promise<FinishedPage[]> {
  const starts = Array.from({ length: Math.ceil(names.length / pagesPerJob) }, (_, job) => job * pagesPerJob)
  const threads = names.length > fewPages ? await startThreads() : undefined
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

async function startThreads() {
  const { Piscina } = await import('piscina')
  const script = await bundleScript(process.cwd(), 'scripts/build/finish-pages.ts')
  const maxThreads = os.availableParallelism()
  return new Piscina({ filename: pathToFileURL(script).href, name: 'finishPages', maxThreads })
}
