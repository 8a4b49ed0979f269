import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { problem, finishProblems, type Problem } from './problem'
import { codeFrame } from './code-frame'
import { asGithub, asJson, summaryOf } from './formats'

const broken = problem(
  'content/docs/a.md',
  { line: 3, column: 5 },
  'Нет страницы «/x/», 100 %.',
  'links/page',
)

describe('a code frame', () => {
  test('shows the line, the one above, and the position', () => {
    expect(codeFrame('один\nдва\nтри и [x](/x/)\nчетыре\n', { line: 3, column: 7 })).toEqual([
      '  2 │ два',
      '  3 │ три и [x](/x/)',
      '    │       ▲',
    ])
  })

  test('cuts long lines around the position', () => {
    const line = `${'слово '.repeat(40)}[x](/x/) ${'слово '.repeat(40)}`
    const column = line.indexOf('[') + 1
    const [, text = '', mark = ''] = codeFrame(`\n${line}`, { line: 2, column }, 60)
    expect(text).toHaveLength(60)
    expect(text[mark.indexOf('▲')]).toBe('[')
    expect(text).toMatch(/│ ….*…$/)
  })

  test('marks the first and the last column of a long line, too', () => {
    const line = `(${'а'.repeat(300)})`
    for (const column of [1, line.length]) {
      const [text = '', mark = ''] = codeFrame(line, { line: 1, column }, 60)
      expect(text[mark.indexOf('▲')]).toMatch(/[()]/)
    }
  })

  test('contains no control characters, and is empty for a missing line', () => {
    expect(codeFrame('\t\u001b[2Jа', { line: 1, column: 1 })).toEqual(['  1 │   [2Jа', '    │ ▲'])
    expect(codeFrame('а', { line: 7, column: 1 })).toEqual([])
    expect(codeFrame('', { line: 1, column: 1 })).toEqual(['  1 │', '    │ ▲'])
  })
})

describe('formats for programs', () => {
  test('JSON names file, place, severity and rule', () => {
    expect(JSON.parse(asJson([broken]))).toEqual([
      {
        file: 'content/docs/a.md',
        line: 3,
        column: 5,
        severity: 'error',
        message: 'Нет страницы «/x/», 100 %.',
        rule: 'links/page',
      },
    ])
  })

  test('commands of GitHub Actions are escaped', () => {
    expect(asGithub({ ...broken, file: 'content/a,b:c.md', severity: 'note' })).toBe(
      '::notice file=content/a%2Cb%3Ac.md,line=3,col=5,title=links/page::Нет страницы «/x/», 100 %25.',
    )
  })
})

test('the VS Code task parses the output', () => {
  const { tasks } = JSON.parse(fs.readFileSync('.vscode/tasks.json', 'utf8')) as {
    tasks: { problemMatcher: { pattern: { regexp: string } } }[]
  } // a file of this project
  const line = new RegExp(tasks[0]?.problemMatcher.pattern.regexp ?? '').exec(asGithub(broken))
  expect(line?.slice(1)).toEqual([
    'error',
    'content/docs/a.md',
    '3',
    '5',
    'links/page',
    'Нет страницы «/x/», 100 %25.',
  ])
})

describe('the severity of a problem', () => {
  test('is that of the rule unless configured', () => {
    expect(finishProblems([broken], {})).toEqual([broken])
  })

  test('defaults are those of Docusaurus: broken links stop the build, broken links to files do not', () => {
    const of = (rule: Problem['rule']) => finishProblems([problem('a', undefined, '', rule)])[0]?.severity
    expect(of('links/page')).toBe('error')
    expect(of('links/file')).toBe('warning')
    expect(of('links/anchor')).toBe('warning')
    expect(of('links/asset')).toBe('error')
    expect(of('routes/duplicate')).toBe('warning')
    expect(of('tags/unknown')).toBe('warning')
    expect(of('authors/inline')).toBe('warning')
    expect(of('blog/untruncated')).toBe('warning')
  })
})

test('the summary includes notes only if there are any', () => {
  const warning: Problem = { ...broken, severity: 'warning' }
  expect(summaryOf([broken, broken, warning])).toBe('Содержимое: 2\u00a0ошибки, 1\u00a0предупреждение.')
  expect(summaryOf([{ ...broken, severity: 'note' }])).toBe(
    'Содержимое: 0\u00a0ошибок, 0\u00a0предупреждений, 1\u00a0заметка.',
  )
})
