import { useEffect, useId, useRef, useState } from 'react'
import { fillSlider } from '../ui/fill-slider'

const seconds = new Intl.NumberFormat('ru', { maximumFractionDigits: 3 })

/** How long a character waits between steps: the sum of its direction's components, divided by its speed. */
export default function StepCalculator() {
  const id = useId()
  const form = useRef<HTMLDivElement>(null)
  const [{ speed, isDiagonal }, setValues] = useState({ speed: 3, isDiagonal: false })
  const read = () => {
    const [range, box] = form.current?.querySelectorAll('input') ?? []
    if (range) fillSlider(range)
    if (range && box) setValues({ speed: range.valueAsNumber, isDiagonal: box.checked })
  }
  // pick up what was entered before hydration
  useEffect(read, [])
  const length = isDiagonal ? 2 * Math.SQRT1_2 : 1
  return (
    <div className="calculator" role="group" aria-label="Калькулятор шага" ref={form} onChange={read}>
      <label htmlFor={id}>
        Скорость: <b className="num">{speed}</b>
      </label>
      <input id={id} type="range" min="1" max="10" defaultValue="3" />
      <label>
        <input type="checkbox" /> По диагонали
      </label>
      <output aria-live="polite">
        <b>Пауза между шагами: {seconds.format(length / speed)} с</b>
      </output>
    </div>
  )
}
