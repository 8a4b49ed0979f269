import { lead, press, recordOf, type Group } from './group-record'
import { Diamond, percent, type FigureProps } from './parts'

const never = { arrives: -Infinity, runs: -Infinity, until: -Infinity }

/** A telling moment: one group is busy, the others are free. */
export const initialState = {
  groups: [
    { ...never, name: 'move/walk', label: 'Шаг', timeout: 0.33 },
    { ...never, name: 'fight/melee', label: 'Удар', timeout: 0.5, runs: -0.18 },
    { ...never, name: 'magic/heal', label: 'Лечение', timeout: 0.9 },
  ],
  now: 0,
  /** The outcome of the last press. */
  answer: 'Удар был недавно: до срока 0,32\u00a0с. Шаг и лечение свободны.',
}

type State = typeof initialState

/** Time runs to the right: a bar is the timeout, its outline the time for sending, a diamond a command. */
function Lane({ group, now }: { group: Group; now: number }) {
  const { remain, timeout } = recordOf(group, now)
  const look = now < group.arrives ? 'outline paper' : 'server'
  return (
    <svg width="100%" height="44" fontSize="15" aria-hidden="true">
      <svg x="1" width="96%" overflow="visible">
        <text className="mono" y="13">
          {group.name}
        </text>
        <rect className="outline" y="22" width={percent(timeout)} height="14" />
        <rect className="server" y="22" width={percent(remain)} height="14" />
        <rect className="outline paper" y="26" width={percent(lead)} height="6" />
        <line className="ring" y1="18" y2="40" />
        {now < group.runs && <Diamond look={look} x={percent(group.runs - now)} y={29} size={10} />}
      </svg>
    </svg>
  )
}

function afterPress({ groups, now }: State, before: Group): State {
  const { group, answer } = press(before, now)
  return { groups: groups.with(groups.indexOf(before), group), now, answer }
}

/** Pads a text, so that lines wrap in the same place with and without an action. */
const padWithSpaces = (text: string) => text.padEnd(15, '\u00a0')

/** Three groups of one character, and what a command does to the record of each. */
export const CommandLife = ({ state = initialState, setState }: FigureProps<State>) => (
  <>
    {state.groups.map((group) => {
      const { action, remain, timeout } = recordOf(group, state.now)
      return (
        <div key={group.name} className="lane">
          <button
            type="button"
            className="button try"
            disabled={!setState}
            onClick={setState && (() => setState(afterPress(state, group)))}
          >
            {group.label}
          </button>
          <div>
            <Lane group={group} now={state.now} />
            <span className="num">{padWithSpaces(`action: "${action}"`)}</span>{' '}
            <span className="num">{padWithSpaces(`remain: ${remain.toFixed(2)}`)}</span>{' '}
            <span className="num">timeout: {timeout.toFixed(2)}</span>
          </div>
        </div>
      )
    })}
    <output>{state.answer}</output>
  </>
)
