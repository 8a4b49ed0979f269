import { versions } from '@/.generated/versions'
import { usePreferredVersion, writePreferredVersion } from '../ui/preferred-version'

/** The version that the reader chose last. */
export function useDocsPreferredVersion() {
  const name = usePreferredVersion()
  return {
    preferredVersion: versions.find((version) => version.name === name) ?? null,
    savePreferredVersionName: writePreferredVersion,
  }
}
