/** The version of the documentation that a reader has chosen, under the key that Docusaurus uses. */
export const versionKey = 'docs-preferred-version-default'

/** Removes a stored version that is not one of `versions`; a valid one stays. */
export function clearUnknownVersion(versions: readonly string[]): void {
  try {
    const stored = localStorage.getItem(versionKey)
    if (stored !== null && !versions.includes(stored)) localStorage.removeItem(versionKey)
  } catch {
    // storage is blocked: nothing is kept there
  }
}
