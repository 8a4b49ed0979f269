import { useEffect, useId, useRef, useState } from 'react'

const seconds = new Intl.NumberFormat('ru', { maximumFractionDigits: 3 })

/** How long a character waits between two steps: the sum of the parts of its direction, divided by its speed. */
export default function StepCalculator() {
  const [speed, setSpeed] = useState(3)
  const [isDiagonal, setDiagonal] = useState(false)
  const range = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  // the page is there before React: what the reader has entered meanwhile counts
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the values come from the document
    setSpeed(Number(range.current?.value))
    setDiagonal(box.current?.checked === true)
  }, [])
  const length = isDiagonal ? 2 * Math.SQRT1_2 : 1
  return (
    <div className="calculator" role="group" aria-label="Калькулятор шага">
      <label htmlFor={`${id}-speed`}>
        Скорость: <b className="num">{speed}</b>
      </label>
      <input
        ref={range}
        id={`${id}-speed`}
        type="range"
        min="1"
        max="10"
        value={speed}
        onChange={(event) => setSpeed(Number(event.target.value))}
      />
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={isDiagonal}
          onChange={(event) => setDiagonal(event.target.checked)}
        />{' '}
        По диагонали
      </label>
      <output aria-live="polite">Пауза между шагами: {seconds.format(length / speed)} с</output>
    </div>
  )
}
