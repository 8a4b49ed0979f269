/**
 * Questions in the terminal. An answer that a flag has given is not asked for, and without a terminal nothing is. When the author
 * presses Ctrl+C, they reject with an `ExitPromptError`.
 */
import checkbox from '@inquirer/checkbox'
import input from '@inquirer/input'
import select from '@inquirer/select'

/** An answer is wrong, and there is nobody to ask again. */
export class WrongAnswer extends Error {}

interface Choice {
  value: string
  name?: string
}

const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY

/**
 * A line of text. `given` is the answer of a flag, here and below; without a `fallback` the question must be answered; `check` says in
 * Russian what is wrong with an answer.
 */
export async function askText(
  message: string,
  given: string | undefined,
  fallback?: string,
  check?: (answer: string) => string | undefined,
): Promise<string> {
  const faultOf = (answer: string) =>
    answer === '' && fallback === undefined ? 'Без этого не обойтись.' : check?.(answer)
  const validate = (value: string) => faultOf(value.trim()) ?? true
  const ask = () => input({ message: `${message}:`, default: fallback, prefill: 'editable', validate })
  const answer = (given ?? (canAsk() ? await ask() : (fallback ?? ''))).trim()
  const fault = faultOf(answer)
  if (fault !== undefined) throw new WrongAnswer(`${message}: ${fault}`)
  return answer
}

/** Any number of what there is to choose from; a flag has them separated by commas. */
export async function askSeveral(
  message: string,
  given: string | undefined,
  choices: Choice[],
): Promise<string[]> {
  if (given !== undefined || !canAsk() || choices.length === 0)
    return (given ?? '').split(',').flatMap((one) => one.trim() || [])
  const style = {
    keysHelpTip: () => 'пробел — отметить, Enter — дальше',
    renderSelectedChoices: (chosen: readonly { short: string }[]) =>
      chosen.map(({ short }) => short).join(', ') || 'нет',
  }
  return checkbox({ message: `${message}:`, choices, theme: { style } })
}

/** One of what there is to choose from; the first without a terminal. */
export async function askOne(message: string, given: string | undefined, choices: Choice[]): Promise<string> {
  if (given !== undefined || !canAsk()) return (given ?? choices[0]?.value ?? '').trim()
  const style = { keysHelpTip: () => '↑ и ↓ — выбрать, Enter — дальше' }
  return select({ message: `${message}:`, choices, theme: { style } })
}
