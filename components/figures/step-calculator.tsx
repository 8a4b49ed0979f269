import { decimal, Range, type FigureProps } from './parts'

const first = { speed: 3, isDiagonal: false }

/** How long a character waits between two steps: the sum of the parts of its direction, divided by its speed. */
export function StepCalculator({ state = first, setState }: FigureProps<typeof first>) {
  const { speed, isDiagonal } = state
  const sum = isDiagonal ? 2 * Math.SQRT1_2 : 1
  return (
    <>
      <Range {...{ of: 'speed', name: 'Скорость', min: 1, max: 10, state, setState }} />
      <label className="try">
        <input
          type="checkbox"
          checked={isDiagonal}
          disabled={!setState}
          onChange={setState && (() => setState({ ...state, isDiagonal: !isDiagonal }))}
        />{' '}
        По диагонали
      </label>
      <output>
        {isDiagonal ? 'По диагонали' : 'По прямой'} при скорости {speed} пауза между шагами{' '}
        {decimal(sum / speed)}
        &nbsp;с
      </output>
    </>
  )
}
