import { useCallback, useEffect, useState } from 'react'

/** How long a part may load before the reader is told, in milliseconds. */
export const patience = 200

export type Lazy<T> =
  | { state: 'waiting' }
  /** Slower than a reader notices: time for a loader. */
  | { state: 'slow' }
  | { state: 'failed'; error: Error }
  | { state: 'ready'; value: T }

/** Loads a part of a page when it is drawn; `retry` starts again. `load` must not change between drawings. */
export function useLazy<T>(load: () => Promise<T>): [lazy: Lazy<T>, retry: () => void] {
  const [lazy, setLazy] = useState<Lazy<T>>({ state: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => isCurrent && setLazy({ state: 'slow' }), patience)
    load()
      .then((value) => isCurrent && setLazy({ state: 'ready', value }))
      .catch(
        (error: unknown) =>
          isCurrent &&
          setLazy({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
      )
      .finally(() => clearTimeout(timer))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [load, attempt])
  return [
    lazy,
    useCallback(() => {
      setLazy({ state: 'waiting' })
      setAttempt((count) => count + 1)
    }, []),
  ]
}
