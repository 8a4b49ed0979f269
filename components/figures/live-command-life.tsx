import { useEffect, useState } from 'react'
import { CommandLife, start, type CommandLifeState } from './command-life'
import { settled } from './group-record'

/** Seconds of the game in a second of the reader. */
const pace = 0.1

function later(state: CommandLifeState, passed: number): CommandLifeState {
  const now = state.now + passed
  const groups = state.groups.map((group) => settled(group, now))
  return { ...state, groups, now, isRunning: groups.some(({ until, command }) => command || until > now) }
}

/** The figure over time: it runs from the first press until nothing is left to happen. */
export function LiveCommandLife() {
  const [state, setState] = useState(start)
  const { isRunning } = state
  useEffect(() => {
    if (!isRunning) return undefined
    // without motion: in steps that can be read
    const wait = matchMedia('(prefers-reduced-motion: reduce)').matches ? 500 : 30
    const timer = setInterval(() => setState((before) => later(before, (pace * wait) / 1000)), wait)
    return () => clearInterval(timer)
  }, [isRunning])
  return <CommandLife state={state} setState={setState} />
}
