import { useId, type KeyboardEvent } from 'react'
import { decimal } from './decimal'

interface RangeProps {
  name: string
  value: number
  min: number
  max: number
  step: number
  /** Absent in the still picture. */
  onChange?: ((value: number) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}

/** A slider with its name and value. */
export function Range({ name, value, onChange, ...rest }: RangeProps) {
  const id = useId()
  return (
    <div className="try">
      <label htmlFor={id}>
        {name}: <b className="num">{decimal(value)}</b>
      </label>
      <br />
      <input
        id={id}
        type="range"
        value={value}
        aria-valuetext={decimal(value)}
        disabled={!onChange}
        onChange={onChange && (({ target }) => onChange(target.valueAsNumber))}
        {...rest}
      />
    </div>
  )
}
