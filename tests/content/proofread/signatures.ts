/** Signatures in tables and calls in code, by number of arguments. */
export interface Signature {
  least: number
  most: number
}

const call = String.raw`(?:\w+(?:::|->))?\w+`

/** The calls in first cells of tables: `World::filter($a, $b = 1)`. Parameters with defaults are optional. */
export function signaturesOf(text: string): Map<string, Signature> {
  const cells = text.split('\n').flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? [])
  const written = cells.flatMap((cell) => [
    ...cell.matchAll(new RegExp(String.raw`\x60(${call})(?:<T>)?\(([^)]*)\)\x60`, 'g')),
  ])
  return new Map(
    written.map(([, name = '', list = '']) => {
      const parameters = list.split(',').filter((parameter) => parameter.trim() !== '')
      const least = parameters.filter((parameter) => !parameter.includes('=')).length
      return [name, { least, most: parameters.length }]
    }),
  )
}

/** Calls of the given names in code, with the number of arguments. Declarations are ignored. */
export function callsIn(code: string, names: readonly string[]): { name: string; count: number }[] {
  const plain = code.replace(/\/\/.*$/gm, '').replace(/'[^'\n]*'|"[^"\n]*"/g, '0')
  return names.flatMap((name) => {
    const owners = names.filter((other) => other.endsWith(`->${name}`)).map((other) => other.split('->')[0])
    const before = /::|->/.test(name)
      ? String.raw`(?<!\w)`
      : String.raw`(?<!\b(?:${owners.join('|') || '-'}))(?:->|\.)`
    const found = plain.matchAll(new RegExp(`${before}${name}(?:<\\w+>)?\\(`, 'g'))
    return [...found].map((match) => ({ name, count: countArguments(plain, match.index + match[0].length) }))
  })
}

/** Counts up to the closing bracket; nested commas are ignored. */
function countArguments(code: string, start: number): number {
  let depth = 1
  let commas = 0
  let end = start
  for (; end < code.length && depth > 0; end++) {
    const letter = code[end] ?? ''
    if ('([{'.includes(letter)) depth++
    else if (')]}'.includes(letter)) depth--
    else if (letter === ',' && depth === 1) commas++
  }
  return code.slice(start, end - 1).trim() === '' ? 0 : commas + 1
}
