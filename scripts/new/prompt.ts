/** Questions in the terminal. An answer that a flag has given is not asked for, and without a terminal nothing is. */
import checkbox from '@inquirer/checkbox'
import input from '@inquirer/input'
import select from '@inquirer/select'

/** The author pressed Ctrl+C, or an answer is wrong and there is nobody to ask again. */
export class Cancelled extends Error {}

interface Question {
  message: string
  /** The answer of a flag. */
  given: string | undefined
}

interface TextQuestion extends Question {
  /** Without an answer; a question that has none must be answered. */
  fallback?: string
  /** What is wrong with an answer, in Russian. */
  check?: (answer: string) => string | undefined
}

interface Choice extends Question {
  options: { value: string; name: string }[]
}

const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY

/** The answer of a prompt, which throws when somebody presses Ctrl+C. */
async function answerOf<T>(prompt: Promise<T>): Promise<T> {
  try {
    return await prompt
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'ExitPromptError')
      throw new Cancelled('Отменено, ничего не записано.')
    throw thrown
  }
}

/** A line of text. */
export async function askText({ message, given, fallback, check }: TextQuestion): Promise<string> {
  const faultOf = (answer: string) =>
    answer === '' && fallback === undefined ? 'Без этого не обойтись.' : check?.(answer)
  if (given === undefined && canAsk()) {
    const prefilled = fallback ? { default: fallback, prefill: 'editable' as const } : {}
    const validate = (value: string) => faultOf(value.trim()) ?? true
    return (await answerOf(input({ message: `${message}:`, ...prefilled, validate }))).trim()
  }
  const answer = (given ?? fallback ?? '').trim()
  const fault = faultOf(answer)
  if (fault !== undefined) throw new Cancelled(`${message}: ${fault}`)
  return answer
}

/** Any number of what there is to choose from; a flag has them separated by commas. */
export async function askSeveral({ message, given, options }: Choice): Promise<string[]> {
  if (given !== undefined)
    return given
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  if (!canAsk() || options.length === 0) return []
  const style = {
    keysHelpTip: () => 'пробел — отметить, Enter — дальше',
    renderSelectedChoices: (chosen: readonly { short: string }[]) =>
      chosen.map(({ short }) => short).join(', ') || 'нет',
  }
  return answerOf(checkbox({ message: `${message}:`, choices: options, theme: { style } }))
}

/** One of what there is to choose from; the first without a terminal. */
export async function askOne({ message, given, options }: Choice): Promise<string> {
  if (given !== undefined) return given.trim()
  if (!canAsk()) return options[0]?.value ?? ''
  const style = { keysHelpTip: () => '↑ и ↓ — выбрать, Enter — дальше' }
  return answerOf(select({ message: `${message}:`, choices: options, theme: { style } }))
}
