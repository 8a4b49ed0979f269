'use client'

import { useEffect, useState } from 'react'
import { clientStrings as strings } from '@/lib/strings/client-strings'

/** How long a part may load before the reader is told, in milliseconds. */
const patience = 200

/** Fallback of a part whose code is loading: empty at first, then a message, so that fast loads do not flicker. */
export function LateLoader() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <p role="status">{strings.common.loading}</p> : null
}
