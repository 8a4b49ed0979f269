import { useEffect, useState } from 'react'
import { checksChanged, isDone } from '../mdx/check-lists'

/** Which of the pages at `hrefs` the reader has done, according to this browser; empty before hydration. */
export function useDone(hrefs: string[]): ReadonlySet<string> {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const all = hrefs.join('\n')
  useEffect(() => {
    const read = () => setDone(new Set(all.split('\n').filter(isDone)))
    const events = new AbortController()
    addEventListener(checksChanged, read, events)
    addEventListener('storage', read, events)
    read()
    return () => events.abort()
  }, [all])
  return done
}
