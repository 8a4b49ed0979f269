/** Work on many items, shared among threads. */
import os from 'node:os'
import { Piscina } from 'piscina'
import { inGroups } from '@/lib/text/in-groups'

/** Threads take a second to be ready: work for few items is done in this one. */
export const worthThreads = 60
/** Items that a thread takes at a time. */
const batch = 20

/** Threads that were started before there was work for them, by the module that they load. */
const started = new Map<string, Piscina>()

/** Starts the threads for the module `file`: they load it while this one is busy otherwise. They wait for `inThreads`, or end with it. */
export function startThreads(file: URL): void {
  started.set(file.href, openPool(file))
}

/**
 * What `work` gives for all `items`, in their order. `work` is the default export of the module `file`, which threads load for
 * themselves.
 */
export async function inThreads<T, R>(
  items: T[],
  work: (batch: T[]) => Promise<R[]> | R[],
  file: URL,
): Promise<R[]> {
  const ready = started.get(file.href)
  started.delete(file.href)
  if (items.length < worthThreads) {
    await ready?.destroy()
    return work(items)
  }
  const pool: Piscina<T[], R[]> = ready ?? openPool(file)
  try {
    return (await Promise.all(inGroups(items, batch).map((part) => pool.run(part)))).flat()
  } finally {
    await pool.destroy()
  }
}

function openPool(file: URL): Piscina {
  const threads = os.availableParallelism()
  return new Piscina({
    filename: file.href,
    execArgv: file.pathname.endsWith('.ts')
      ? ['--import', new URL('register-typescript.mjs', import.meta.url).href]
      : [],
    minThreads: threads,
    maxThreads: threads,
    // what is made lives shortly: with room for the young the collector has little to do, and with less room for the old than by
    // default (a quarter of the memory of the machine) it does not leave garbage for long
    resourceLimits: { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 1024 },
  })
}
