import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTree } from '../parse'

/** The formula of a text without what TeX ignores, or the messages. */
function formulaIn(text: string): string {
  const { tree, file } = parseTree({ path: 'docs/a.md', text }, 'md')
  const found = JSON.stringify(tree)
  if (file.messages.length > 0)
    return file.messages.map(({ reason }) => reason.replace(/знак \d+/, '')).join('\n')
  const { source = '' } = /"source":"(?<source>(?:\\.|[^"\\])*)"/.exec(found)?.groups ?? {}
  return (JSON.parse(`"${source}"`) as string)
    .replace(/(?<=(?<!\\)(?:\\\\)*)%[^\n]*/g, '')
    .replace(/\s+/g, '')
}

const token = fc.constantFrom(
  'a',
  'x_1',
  '\\%',
  '\\,',
  '\\{',
  '\\}',
  '\\&',
  '\\#',
  '\\alpha ',
  '&lt;',
  '\\_',
  '^2',
)
const line = fc
  .tuple(fc.constantFrom('b', '\\%', '\\alpha'), fc.array(token, { maxLength: 4 }))
  .map(([first, rest]) => [first, ...rest].join(''))
const end = fc.constantFrom('', ' \\\\', ' % замечание', ' \\\\ % 5 \\% ')

test('a formula that begins or ends beside its dollars is that with the dollars on lines of their own', () => {
  const lines = fc.tuple(
    fc.array(
      fc.tuple(line, end).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    ),
    line,
  )
  fc.assert(
    fc.property(lines, fc.constantFrom('', '> ', '  '), ([above, last], prefix) => {
      const tex = [...above, last]
      const write = (text: string) => text.replace(/^/gm, prefix)
      const own = formulaIn(write(`$$\n${tex.join('\n')}\n$$`))
      expect(formulaIn(write(`$$${tex.join('\n')}$$`))).toBe(own)
      expect(formulaIn(write(`$$ ${tex.join('\n')}\n$$`))).toBe(own)
    }),
  )
})
