import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../parse'

const formulas = (text: string, path = 'docs/a.md') =>
  parseMarkdown({ path, displayPath: path, text })
    .problems.filter(({ message }) => message.startsWith('У знаков «$$» нет пары'))
    .map(({ line, column }) => `${line}:${column}`)

describe('a formula without an end', () => {
  test.each([
    ['$$\na^2', '1:1'],
    ['Раз\n\n$$\na + b\n\nдва', '3:1'],
    ['Раз\n$$\na + b', '2:1'],
    ['- пункт\n\n  $$\n  a', '3:3'],
    ['- $$\n  a', '1:3'],
    ['$$\na\n\nдва\n\n$$\nb\n$$', '8:1'],
    ['> $$\n> a', '1:3'],
    ['$$ x_1 = 2', '1:1'],
    ['$$\\frac{1}{2}', '1:1'],
    ['$$\na\n$$\n\n$$\nb', '5:1'],
  ])('is reported: %j', (text, at) => {
    expect(formulas(text)).toEqual([at])
  })

  test.each([
    '$$\na^2\n$$',
    '$$a^2$$',
    '$$a^2$$ и $$b_1$$',
    'Цена $$ и ещё $5',
    '$$ — знак процесса',
    '`$$`',
    '```sh\n$$\n```',
    '\\$\\$\na',
    '- $$\n  a\n  $$',
    '$a$ и $b$',
  ])('is not found in %j', (text) => expect(formulas(text)).toEqual([]))
})

const found = (text: string, start: string) =>
  parseMarkdown({ path: 'docs/a.mdx', displayPath: 'docs/a.mdx', text })
    .problems.filter(({ message }) => message.startsWith(start))
    .map(({ line, column }) => `${line}:${column}`)

test('formulas without a space between them are reported', () => {
  const joined = (text: string) => found(text, 'Между формулами нет пробела')
  expect(joined('Раз $x^2$$y$ и\n\n$a$$b$$c$.')).toEqual(['1:5', '3:1'])
  expect(joined('$HOME$$USER$ и $5$$6$, `$x$$y$`, $x$ $y$, $$x$$ и \\$x\\$\\$y\\$')).toEqual([])
})

test('formulas with a space inside their dollars are reported', () => {
  const spaced = (text: string) => found(text, 'Формула осталась текстом')
  expect(spaced('Раз $ \\alpha + b $, $ x_i $ и $x$\n\n| $x_{1} $ |\n| - |\n| $ \\$100(1.1)^t $ |')).toEqual([
    '1:5',
    '1:21',
    '3:3',
  ])
  expect(
    spaced('от $ 5 до $ 10, `$ x^2 $`, $ npm run my_task и $ cd a, $\\gamma$ и $x$, \\$ \\alpha \\$'),
  ).toEqual([])
})
