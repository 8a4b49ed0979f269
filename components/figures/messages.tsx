import { isSame, nameOf } from './board'
import { delaysOf, endOf, firstOf, knownAt, lastOf, type Exchange } from './exchange'
import { stepTimeout } from './group-record'

const titles = [
  ['client', 'Команда'],
  ['server', 'Пакет для\u00a0anna'],
  ['server', 'Пакет для\u00a0остальных'],
] as const

/** Highlighted JSON. */
const Json = ({ text }: { text: string }) =>
  text.split(/("[^"]*"|-?\d[\d.]*|false)/).map((part, index, parts) => {
    const value = part.startsWith('"') ? 'ts' : 'tv'
    const named = parts[index + 1]?.startsWith(':') ? 'tt' : value
    return (
      // eslint-disable-next-line react/no-array-index-key -- parts of one string
      <span key={index} className={index % 2 === 0 ? 'tq' : named}>
        {part}
      </span>
    )
  })

interface MessagesProps {
  exchange: Exchange
  /** Which messages to highlight. */
  current: boolean[]
  /** Called with the index of a pressed message; without it they are not buttons. */
  onPress?: ((index: number) => void) | undefined
}

/** The three messages of an exchange; those in progress are highlighted. */
export function Messages({ exchange, current, onPress }: MessagesProps) {
  return (
    <ol className="messages">
      {messagesOf(exchange).map((text, index) => {
        const [side, title] = titles[index] ?? titles[0]
        const name = (
          <>
            <i className={`sidemark ${side}`} /> {title}
          </>
        )
        return (
          <li key={title} aria-current={current[index] ? 'step' : undefined}>
            {onPress ? (
              <button type="button" onClick={() => onPress(index)}>
                {name}
              </button>
            ) : (
              <b>{name}</b>
            )}
            <pre>
              <code>
                <Json text={text} />
              </code>
            </pre>
          </li>
        )
      })}
    </ol>
  )
}

/** Describes the current moment in a sentence. */
export function tell(exchange: Exchange): string {
  const { now, command, steps, refusal } = exchange
  if (refusal && now < refusal.until) return refusal.text
  if (now < command.arrives)
    return `Команда летит на\u00a0сервер: «хочу в\u00a0клетку ${nameOf(command.to)}».`
  if (now < command.runs) return 'Команда на\u00a0сервере ждёт своего кадра.'
  const { own, other } = delaysOf(exchange)
  const first = firstOf(exchange)
  if (first && now < first.at + Math.min(own, other))
    return `Сервер решил: шаг в\u00a0${nameOf(first.cell)}. Изменения летят всем.`
  if (first && now < first.at + other) return 'Вы уже видите шаг, к\u00a0остальным пакет ещё летит.'
  if (first && now < first.at + own) return 'Остальные уже видят шаг, к\u00a0вам пакет ещё летит.'
  if (now < endOf(exchange)) return `Все три клиента ведут anna в\u00a0клетку ${nameOf(command.to)}.`
  return `Готово: у\u00a0всех троих anna в\u00a0клетке ${nameOf(lastOf(steps).cell)}.`
}

const packet = (lines: string[], end = '') =>
  `{ "world": { "54": { "player": {\n  "player_anna": {\n${lines.join(',\n')}${end} }\n} } } }`

/**
 * The command, and the packets of its latest step (or its first): one for the player, whose packet includes the timeout, one for everyone
 * else.
 */
export function messagesOf({ now, command, steps }: Exchange): [string, string, string] {
  const first = steps.findIndex(({ at }) => at >= command.runs)
  const index = Math.max(first, knownAt(steps, now).length - 1)
  const step = steps[index] ?? steps[0]
  const before = steps[index - 1] ?? steps[0]
  const isFirst = before.at < command.runs
  const isLast = step === steps.at(-1)
  const isTurn = !isSame(step.forward, before.forward)
  const place = step.cell.x === before.cell.x ? `"y": ${step.cell.y}` : `"x": ${step.cell.x}`
  const changes = [
    `    ${[place, ...(isFirst ? ['"action": "walk"'] : [])].join(', ')}`,
    ...(isTurn ? [`    "forwardX": ${step.forward.x}, "forwardY": ${step.forward.y}`] : []),
  ]
  const action = isLast ? '""' : '"to"'
  const remain = `"remain": ${stepTimeout.toFixed(2)}`
  const record = [
    [...(isFirst || isLast ? [`"action": ${action}`] : []), remain].join(', '),
    ...(isFirst ? [`"timeout": ${stepTimeout.toFixed(2)}`] : []),
    ...(isFirst && !isLast ? ['"from_client": false'] : []),
  ].map((line) => `      ${line}`)
  return [
    `{ "group": "move/walk",\n  "action": "to",\n  "x": ${command.to.x}, "y": ${command.to.y} }`,
    packet([...changes, `    "events": { "move/walk": {\n${record.join(',\n')}`], ' } }'),
    packet(changes),
  ]
}
