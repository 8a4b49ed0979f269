import { isSame, nameOf } from './board'
import { delaysOf, endOf, firstOf, knownAt, lastOf, type Exchange } from './exchange'
import { stepTimeout } from './group-record'

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
