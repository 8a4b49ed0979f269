import { isSame } from './board'
import { knownAt, type Exchange } from './exchange'
import { stepTimeout } from './group-record'

const packet = (lines: string[], end = '') =>
  `{ "world": { "54": { "player": {\n  "player_anna": {\n${lines.join(',\n')}\n${end}} } } } }`

/**
 * The command, and the two packets of its latest step, or of its first one: the player's packet includes the
 * timeout, the packet for everyone else does not.
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
    `{\n  "group": "move/walk",\n  "action": "to",\n  "x": ${command.to.x},\n  "y": ${command.to.y}\n}`,
    packet([...changes, `    "events": { "move/walk": {\n${record.join(',\n')}`], '} } '),
    packet(changes),
  ]
}
