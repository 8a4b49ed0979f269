/** Questions in the terminal, with the answers of flags. */
import checkbox from '@inquirer/checkbox'
import input from '@inquirer/input'
import select from '@inquirer/select'

/** What stands on the command line. */
export type Flags = Partial<
  Record<'title' | 'name' | 'folder' | 'description' | 'date' | 'authors' | 'tags' | 'key' | 'url', string>
>

/** The author has had enough, or an answer is wrong and there is nobody to ask again. */
export class Cancelled extends Error {}

interface Question {
  message: string
  /** The answer of a flag. */
  given: string | undefined
  /** Without an answer; a question that has none must be answered. */
  fallback?: string
  /** What is wrong with an answer, in Russian. */
  check?: (answer: string) => string | undefined
}

const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY

/** An answer, or the end: the prompts throw when somebody presses Ctrl+C. */
async function taken<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'ExitPromptError')
      throw new Cancelled('Отменено, ничего не записано.')
    throw thrown
  }
}

/** A line of text. */
export async function askText({ message, given, fallback, check }: Question): Promise<string> {
  const explain = (answer: string) =>
    answer === '' && fallback === undefined ? 'Без этого не обойтись.' : check?.(answer)
  if (given !== undefined || !canAsk()) {
    const answer = (given ?? fallback ?? '').trim()
    const wrong = explain(answer)
    if (wrong !== undefined) throw new Cancelled(`${message}: ${wrong}`)
    return answer
  }
  const answer = await taken(
    input({
      message: `${message}:`,
      ...(fallback !== undefined && fallback !== '' && { default: fallback, prefill: 'editable' }),
      validate: (value) => explain(value.trim()) ?? true,
    }),
  )
  return answer.trim()
}

interface Choice {
  message: string
  /** Comma-separated, as a flag has them. */
  given: string | undefined
  options: { value: string; label: string }[]
}

const listOf = (given: string): string[] =>
  given
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Any number of what there is to choose from. */
export async function askSeveral({ message, given, options }: Choice): Promise<string[]> {
  if (given !== undefined) return listOf(given)
  if (!canAsk() || options.length === 0) return []
  return taken(
    checkbox({
      message: `${message}:`,
      choices: options.map(({ value, label }) => ({ value, name: label })),
      theme: {
        style: {
          keysHelpTip: () => 'пробел — отметить, Enter — дальше',
          renderSelectedChoices: (chosen: readonly { short: string }[]) =>
            chosen.map(({ short }) => short).join(', ') || 'нет',
        },
      },
    }),
  )
}

/** One of what there is to choose from; the first without a terminal. */
export async function askOne({ message, given, options }: Choice): Promise<string> {
  if (given !== undefined) return given.trim()
  if (!canAsk()) return options[0]?.value ?? ''
  return taken(
    select({
      message: `${message}:`,
      choices: options.map(({ value, label }) => ({ value, name: label })),
      theme: { style: { keysHelpTip: () => '↑ и ↓ — выбрать, Enter — дальше' } },
    }),
  )
}
