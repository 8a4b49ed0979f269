import path from 'node:path'

/** The module that threads load, by its name in this folder: TypeScript, or in the steps of a build JavaScript, see `bundle-steps.ts`. */
export const workerFile = (name: string): URL =>
  new URL(`${name}${path.extname(import.meta.url)}`, import.meta.url)
