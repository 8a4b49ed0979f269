import { useEffect, useState } from 'react'
import { CommandLife, start } from './command-life'

/** Seconds of the game in a second of the reader. */
const pace = 0.1

/** The figure over time: it runs from the first press until nothing is left to happen. */
export function LiveCommandLife() {
  const [state, setState] = useState(start)
  const { groups, now } = state
  const isRunning = state !== start && groups.some(({ runs, timeout }) => now < runs + timeout)
  useEffect(() => {
    if (!isRunning) return undefined
    // without motion: in steps that can be read
    const wait = matchMedia('(prefers-reduced-motion: reduce)').matches ? 500 : 30
    const tick = () => setState((before) => ({ ...before, now: before.now + (pace * wait) / 1000 }))
    const timer = setInterval(tick, wait)
    return () => clearInterval(timer)
  }, [isRunning])
  return <CommandLife state={state} setState={setState} />
}
