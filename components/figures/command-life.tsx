import { At } from './at'
import { lead, recordOf, settled, type Group } from './group-record'

export interface CommandLifeState {
  groups: Group[]
  now: number
  /** What the last press has come to. */
  answer: string
}

/** A moment worth a look: one group is busy, the others are free. */
export const start: CommandLifeState = {
  groups: [
    { name: 'move/walk', label: 'Шаг', timeout: 0.33, until: 0 },
    { name: 'fight/melee', label: 'Удар', timeout: 0.5, until: 0.32 },
    { name: 'magic/heal', label: 'Лечение', timeout: 0.9, until: 0 },
  ],
  now: 0,
  answer: 'Удар был недавно: до срока 0,32 с. Шаг и лечение свободны.',
}

/** Time from now, to the right: the bar is the timeout, its short contour the moment to send, the diamond a command. */
function Lane({ group, now }: { group: Group; now: number }) {
  const { remain, timeout } = recordOf(group, now)
  const { command } = settled(group, now)
  return (
    <svg width="100%" height="44" fontSize="15" aria-hidden="true">
      <text className="m" x="2%" y="13">
        {group.name}
      </text>
      <rect className="c" x="2%" y="22" width={`${96 * timeout}%`} height="14" />
      <rect className="f" x="2%" y="22" width={`${96 * remain}%`} height="14" />
      <rect className="c o" x="2%" y="26" width={`${96 * lead}%`} height="6" />
      <line className="hl" x1="2%" x2="2%" y1="18" y2="40" />
      {command && (
        <At x={2 + 96 * (command.runs - now)} y={29}>
          <path className={now < command.arrives ? 'c o' : 'f'} d="m0-10 10 10-10 10-10-10z" />
        </At>
      )}
    </svg>
  )
}

interface CommandLifeProps {
  state?: CommandLifeState
  /** Absent in the still picture. */
  onPress?: (index: number) => void
}

/** Three groups of one character: what a command of each does to its record. */
export const CommandLife = ({ state: { groups, now, answer } = start, onPress }: CommandLifeProps) => (
  <div className="calculator" role="group" aria-label="Жизнь команды">
    {groups.map((group, index) => {
      const { action, remain, timeout } = recordOf(group, now)
      return (
        <div key={group.name}>
          <div className="lane">
            <button
              type="button"
              className="button try"
              disabled={!onPress}
              onClick={onPress && (() => onPress(index))}
            >
              {group.label}
            </button>
            <Lane group={group} now={now} />
          </div>
          {/* as long with an action as without: lines break in the same place */}
          <span className="num">{`action: "${action}"`.padEnd(15, '\u00a0')}</span>{' '}
          <span className="num">remain: {remain.toFixed(2)}</span>{' '}
          <span className="num">timeout: {timeout.toFixed(2)}</span>
        </div>
      )
    })}
    <output>{answer}</output>
  </div>
)
