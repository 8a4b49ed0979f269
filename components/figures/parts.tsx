import { useId, type ComponentProps } from 'react'
import { fillSlider } from '../ui/fill-slider'

/** A figure is a function of its state; without `setState` it is a static picture of its first state. */
export interface FigureProps<State> {
  state?: State
  setState?: (state: State) => void
}

/** A number in Russian notation: «0,33», «−1,4». */
export const decimal = (value: number, digits = 3): string =>
  String(Number(value.toFixed(digits)))
    .replace('.', ',')
    .replace('-', '−')

/** A horizontal position. A drawing without a `viewBox` is as wide as the page, with text of one size. */
export const percent = (share: number): string => `${100 * share}%`

/** The symbol of a command; `size` is half its width, in pixels. */
export const Diamond = ({ x, y, size, look }: { x: string; y: number; size: number; look: string }) => (
  <svg x={x} y={y} overflow="visible">
    <path className={look} d={`m0-${size} ${size} ${size}-${size} ${size}-${size}-${size}z`} />
  </svg>
)

interface RangeProps extends Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'> {
  label: string
  value: number
  /** Without it, in a static picture, the slider is disabled. */
  onChange?: (value: number) => void
}

export function Range({ label, value, onChange, ...limits }: RangeProps) {
  const id = useId()
  const text = decimal(value)
  return (
    <div className="try">
      <label htmlFor={id}>
        {label}: <b className="num">{text}</b>
      </label>
      <input
        id={id}
        type="range"
        value={value}
        aria-valuetext={text}
        disabled={!onChange}
        {...limits}
        ref={onChange && ((input) => fillSlider(input))}
        onChange={onChange && (({ target }) => onChange(target.valueAsNumber))}
      />
    </div>
  )
}
