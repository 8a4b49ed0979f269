import { countOf } from '@/lib/text/plural'
import { countFrames, stepTimeout as timeout } from './group-record'
import { decimal, Diamond, percent, Range, type FigureProps } from './parts'

/** Length of a lane in seconds. */
const length = 0.4
const at = (seconds: number) => percent(seconds / length)

const frames = (count: number) => countOf(count, { one: 'кадр', few: 'кадра', many: 'кадров' })

const initialState = { server: 30, screen: 60 }

const ranges = [
  { of: 'server', label: 'Кадров сервера в секунду', min: 10, max: 60, step: 5 },
  { of: 'screen', label: 'Кадров экрана в секунду', min: 10, max: 120, step: 5 },
] as const

/** A time line with a tick per frame. */
function Lane({ y, fps, color, height }: { y: number; fps: number; color: string; height: number }) {
  const mark = 0.0015 * fps
  const line = { x2: '100%', y1: y, y2: y }
  const marks = { pathLength: length * fps, strokeDasharray: `${mark} ${1 - mark}` }
  return (
    <>
      <line className="outline" {...line} />
      <line stroke={color} strokeWidth={height} {...line} {...marks} />
    </>
  )
}

/** One step on the time lines of the screen, the server and its group. */
export function FrameSteps({ state = initialState, setState }: FigureProps<typeof initialState>) {
  const { server, screen, seconds, sent } = countFrames(timeout, state.server, state.screen)
  const isLonger = seconds - timeout > 0.001
  const label = 'Дорожки экрана, сервера и группы move/walk на одной оси времени'
  return (
    <>
      <svg width="100%" height="204" fontSize="15" role="img" aria-label={label}>
        <text y="14">Экран</text>
        <text y="88">Сервер</text>
        <svg x="4%" width="94%" overflow="visible">
          <Lane y={36} fps={state.screen} color="var(--edge)" height={12} />
          <Lane y={106} fps={state.server} color="var(--link)" height={16} />
          <line className="outline" x1={at(sent)} x2={at(seconds)} y1="44" y2="106" />
          <Diamond look="ring paper" x={at(sent)} y={36} size={9} />
          <text className="muted" x={at(sent)} dx="-14" y="62" textAnchor="end">
            следующая команда
          </text>
          {[at(0), at(seconds)].map((x) => (
            <g key={x}>
              <line className="outline" x1={x} x2={x} y1="106" y2="170" />
              <Diamond look="server" x={x} y={106} size={11} />
            </g>
          ))}
          <text className="mono" x="2%" y="150">
            move/walk
          </text>
          <rect className="server" y="160" width={at(timeout)} height="10" />
          <text className="muted" y="194">
            таймаут {decimal(timeout)} с
          </text>
        </svg>
      </svg>
      <div className="knobs">
        {ranges.map(({ of, ...range }) => (
          <Range
            key={of}
            {...range}
            value={state[of]}
            onChange={setState && ((value) => setState({ ...state, [of]: value }))}
          />
        ))}
      </div>
      <output>
        Шаг занимает {frames(screen)} экрана и&nbsp;{frames(server)} сервера
        {isLonger && `: не ${decimal(timeout)}\u00a0с, а ${decimal(seconds)}\u00a0с`}.
      </output>
    </>
  )
}
