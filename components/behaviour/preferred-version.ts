import { readStored, removeStored } from './storage'

/** The version of the documentation that a reader has chosen, under the key that Docusaurus uses. */
export const versionKey = 'docs-preferred-version-default'

/** Removes a stored version that is not one of `versions`; a valid one stays. */
export function clearUnknownVersion(versions: readonly string[]): void {
  const stored = readStored(versionKey)
  if (stored !== null && !versions.includes(stored)) removeStored(versionKey)
}
