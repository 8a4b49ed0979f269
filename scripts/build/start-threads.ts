import os from 'node:os'
import { pathToFileURL } from 'node:url'
import type { Piscina } from 'piscina'
import { bundleScript } from '@/lib/build/bundle-script.mjs'

type Options = ConstructorParameters<typeof Piscina>[0]

/** Starts threads that run the function `name` of a script, by default as many as there are processors. */
export async function startThreads(script: string, name: string, options?: Options): Promise<Piscina> {
  // loaded late: small sites need no threads
  const { Piscina: Pool } = await import('piscina')
  const { href } = pathToFileURL(await bundleScript(process.cwd(), script))
  return new Pool({ maxThreads: os.availableParallelism(), ...options, filename: href, name })
}
