'use client'

import { useEffect } from 'react'
import { clearUnknownVersion } from './preferred-version'

/** Forgets a preferred version of the documentation that no longer exists. */
export function PreferredVersion({ versions }: { versions: string[] }) {
  useEffect(() => clearUnknownVersion(versions), [versions])
  return null
}
