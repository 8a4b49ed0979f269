import { useEffect, useRef, useState } from 'react'
import { endOf, send, skipToEnd } from './exchange'
import { initialState, Scene, type SceneState } from './scene'

/** Game seconds per real second. */
const pace = 0.2
/** The most game time that one animation frame may add, in seconds: in a background tab the scene pauses. */
const longestStep = 0.02

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The scene over time. Plays a command when scrolled into view; reduced motion shows only outcomes. */
export function LiveScene() {
  const [state, setState] = useState(initialState)
  const stage = useRef<HTMLDivElement>(null)
  const { exchange, isPaused } = state
  const isRunning = !isPaused && exchange.now < endOf(exchange)

  useEffect(() => {
    if (!stage.current || isStill()) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        setState((before) =>
          before === initialState
            ? { ...initialState, exchange: send(initialState.exchange, { x: 12, y: -9 }) }
            : before,
        )
      },
      { threshold: 0.6 },
    )
    watch.observe(stage.current)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    if (!isRunning) return undefined
    const change = (next: (exchange: SceneState['exchange']) => SceneState['exchange']) =>
      setState((before) => ({ ...before, exchange: next(before.exchange) }))
    if (isStill()) return change(skipToEnd)
    let last = performance.now()
    let frame = requestAnimationFrame(function tick(time) {
      const passed = Math.min(longestStep, (pace * (time - last)) / 1000)
      last = time
      change((before) => ({ ...before, now: before.now + Math.max(0, passed) }))
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning])

  return <Scene state={state} setState={setState} stage={stage} />
}
