'use client'

import { useEffect, useState } from 'react'
import { clientStrings as strings } from '@/lib/strings/client-strings'

/** Delay before the loading message, in milliseconds. */
const patience = 200

/** A Suspense fallback: empty at first, so that fast loads do not flicker, then a message. */
export function LoadingMessage() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <p role="status">{strings.common.loading}</p> : null
}
