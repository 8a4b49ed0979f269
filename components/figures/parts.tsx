import { useId } from 'react'

/** A figure shows a state, the first one in the still picture, where nothing changes it. */
export interface FigureProps<State> {
  state?: State | undefined
  setState?: ((state: State) => void) | undefined
}

/** A number as Russian texts have it: «0,33», «−1,4». */
export const decimal = (value: number, digits = 3): string =>
  String(Number(value.toFixed(digits)))
    .replace('.', ',')
    .replace('-', '−')

/** Across in percent: drawings without a `viewBox` are as wide as the page, and their letters keep their size. */
export const percent = (share: number): string => `${100 * share}%`

/** The sign of a command; `size` is half its width. */
export const Diamond = ({ x, y, size, look }: { x: string; y: number; size: number; look: string }) => (
  <svg x={x} y={y} overflow="visible">
    <path className={look} d={`m0-${size} ${size} ${size}-${size} ${size}-${size}-${size}z`} />
  </svg>
)

interface RangeProps<State> extends FigureProps<State> {
  state: State
  /** The number of the state that it changes. */
  of: keyof State & string
  name?: string
  min: number
  max: number
  step?: number
}

/** A slider with its name and value. */
export function Range<State>({ state, setState, of, name = of, ...limits }: RangeProps<State>) {
  const id = useId()
  const value = Number(state[of])
  const text = decimal(value)
  return (
    <div className="try">
      <label htmlFor={id}>
        {name}: <b className="num">{text}</b>
      </label>
      <br />
      <input
        {...{ id, value, type: 'range', 'aria-valuetext': text, disabled: !setState, ...limits }}
        onChange={setState && (({ target }) => setState({ ...state, [of]: target.valueAsNumber }))}
      />
    </div>
  )
}
