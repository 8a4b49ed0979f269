import { versions } from '@/.generated/versions'
import { usePreferredVersion, writePreferredVersion } from '../ui/preferred-version'

export function useDocsPreferredVersion() {
  const name = usePreferredVersion()
  return {
    preferredVersion: versions.find((version) => version.name === name) ?? null,
    savePreferredVersionName: writePreferredVersion,
  }
}
