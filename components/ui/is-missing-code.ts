/** A chunk failed to load: a new deployment, or no network. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /(loading|failed to load) (css )?chunk|dynamically imported module/i.test(error.message))
