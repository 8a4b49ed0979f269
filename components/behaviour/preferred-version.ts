/** The version of the documentation that a reader has chosen, under the key that Docusaurus uses. */
const storageKey = 'docs-preferred-version-default'

/** Removes a stored version that is not one of `versions`; a valid one stays. */
export function clearUnknownVersion(versions: readonly string[]): void {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored !== null && !versions.includes(stored)) localStorage.removeItem(storageKey)
  } catch {
    // storage is blocked: nothing is kept there
  }
}
