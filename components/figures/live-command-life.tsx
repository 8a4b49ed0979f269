import { useEffect, useState } from 'react'
import { CommandLife, initialState } from './command-life'

/** Game seconds per real second. */
const pace = 0.1

/** The command figure, animated from the first press until all timeouts have ended. */
export function LiveCommandLife() {
  const [state, setState] = useState(initialState)
  const { groups, now } = state
  const isRunning = state !== initialState && groups.some(({ runs, timeout }) => now < runs + timeout)
  useEffect(() => {
    if (!isRunning) return undefined
    // reduced motion: slow steps instead
    const wait = matchMedia('(prefers-reduced-motion: reduce)').matches ? 500 : 30
    const tick = () => setState((before) => ({ ...before, now: before.now + (pace * wait) / 1000 }))
    const timer = setInterval(tick, wait)
    return () => clearInterval(timer)
  }, [isRunning])
  return <CommandLife state={state} setState={setState} />
}
