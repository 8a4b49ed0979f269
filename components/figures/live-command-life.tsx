import { useEffect, useState } from 'react'
import { CommandLife, start, type CommandLifeState } from './command-life'
import { decimal } from './decimal'
import { press, settled, type Answer } from './group-record'
import './live.css'

/** Seconds of the game in a second of the reader. */
const pace = 0.1

const answers: Record<Answer, (label: string, remain: number) => string> = {
  sent: (label) => `${label}: команда ушла.`,
  underway: (label) => `${label}: команда уже в пути.`,
  early: (label, remain) => `${label}: рано, до срока ${decimal(remain)} с. Плагин отбросил команду.`,
}

function pressed(state: CommandLifeState, index: number): CommandLifeState {
  const { groups, now } = state
  const before = groups[index]
  if (!before) return state
  const { group, answer } = press(before, now)
  const remain = Math.round(100 * (group.until - now)) / 100
  return { now, groups: groups.with(index, group), answer: answers[answer](group.label, remain) }
}

/** The figure over time: it runs from the first press until nothing is left to happen. */
export function LiveCommandLife() {
  const [state, setState] = useState(start)
  const [isStarted, setStarted] = useState(false)
  const isRunning = isStarted && state.groups.some(({ until, command }) => command || until > state.now)
  useEffect(() => {
    if (!isRunning) return undefined
    // without motion: in steps that can be read
    const wait = matchMedia('(prefers-reduced-motion: reduce)').matches ? 500 : 30
    let last = performance.now()
    const timer = setInterval(() => {
      const time = performance.now()
      const passed = (pace * (time - last)) / 1000
      last = time
      setState(({ groups, now, answer }) => {
        const next = now + passed
        return { groups: groups.map((group) => settled(group, next)), now: next, answer }
      })
    }, wait)
    return () => clearInterval(timer)
  }, [isRunning])
  const onPress = (index: number) => {
    setStarted(true)
    setState(pressed(state, index))
  }
  return <CommandLife state={state} onPress={onPress} />
}
