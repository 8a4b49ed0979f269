import { countOf } from '@/lib/text/plural'
import { At } from './at'
import { countFrames, ping, timeout } from './count-frames'
import { decimal } from './decimal'
import { Range } from './range'

/** Percent of the width for a second, and where the first step is. */
const second = 235
const start = 4
const at = (seconds: number) => start + second * seconds
const percent = (value: number) => `${value}%`

const frames = (count: number) => countOf(count, { one: 'кадр', few: 'кадра', many: 'кадров' })

/** A lane with a mark for each frame of 0.4 seconds. */
const Lane = ({ y, fps, color, height }: LaneProps) => {
  const mark = 0.15 * fps
  return (
    <>
      <line className="c" x1={percent(start)} x2="98%" y1={y} y2={y} />
      <line
        stroke={`var(--${color})`}
        strokeWidth={height}
        x1={percent(start)}
        x2="98%"
        y1={y}
        y2={y}
        pathLength={40 * fps}
        strokeDasharray={`${mark} ${100 - mark}`}
      />
    </>
  )
}

interface LaneProps {
  y: number
  fps: number
  color: 'edge' | 'solid'
  height: number
}

interface FrameStepsProps {
  server?: number
  screen?: number
  /** Absent in the still picture. */
  setServer?: (value: number) => void
  setScreen?: (value: number) => void
}

/** One step on the lanes of the screen, of the server and of its group. */
export function FrameSteps({ server = 30, screen = 60, setServer, setScreen }: FrameStepsProps) {
  const step = countFrames(server, screen)
  const length =
    step.seconds - timeout > 0.001 ? `: не ${decimal(timeout)} с, а ${decimal(step.seconds)} с` : ''
  const result = `Шаг занимает ${frames(step.screen)} экрана и ${frames(step.server)} сервера${length}.`
  return (
    <div className="calculator" role="group" aria-label="Кадры и срок шага">
      <svg
        width="100%"
        height="204"
        fontSize="15"
        role="img"
        aria-label="Дорожки экрана, сервера и группы move/walk на одной оси времени"
      >
        <text y="14">Экран</text>
        <Lane y={36} fps={screen} color="edge" height={12} />
        <text y="82">Сервер</text>
        <Lane y={106} fps={server} color="solid" height={16} />
        <line
          className="c"
          x1={percent(at(step.sent))}
          x2={percent(at(step.sent + ping / 2))}
          y1="44"
          y2="96"
        />
        <At x={at(step.sent)} y={36}>
          <path className="hl o" d="m0-9 9 9-9 9-9-9z" />
          <text className="q" x="-14" y="30" textAnchor="end">
            следующая команда
          </text>
        </At>
        {[0, step.seconds].map((seconds) => (
          <At key={seconds} x={at(seconds)} y={106}>
            <path className="c" d="M0 0v64" />
            <path className="f" d="m0-11 11 11-11 11-11-11z" />
          </At>
        ))}
        <text className="m" x={percent(start + 2)} y="150">
          move/walk
        </text>
        <rect className="f" x={percent(start)} y="160" width={percent(second * timeout)} height="10" />
        <text className="q" x={percent(start)} y="194">
          таймаут {decimal(timeout)} с
        </text>
      </svg>
      <div className="knobs">
        <Range
          name="Кадров сервера в секунду"
          min={10}
          max={60}
          step={5}
          value={server}
          onChange={setServer}
        />
        <Range
          name="Кадров экрана в секунду"
          min={10}
          max={120}
          step={5}
          value={screen}
          onChange={setScreen}
        />
      </div>
      <output>{result}</output>
    </div>
  )
}
