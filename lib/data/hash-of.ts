import { createHash } from 'node:crypto'

/** A shortened SHA-256 hash, for names and checksums. */
export function hashOf(...texts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 32)
}
