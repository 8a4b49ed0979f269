import { describe, expect, test } from 'vitest'
import { mermaidSource } from './mermaid-source'

const flow = (text: string): string[] => mermaidSource(`graph LR\n${text}`).split('\n').slice(1)

describe('flow charts', () => {
  test.each([
    ['A-->B', 'A --> B'],
    ['A---B', 'A --- B'],
    ['us-east-->B', 'us-east --> B'],
    ['A-- да, конечно -->B', 'A -- да, конечно --> B'],
    ['A -.нет.-> B', 'A  -. нет .->  B'],
    ['A==>|"так"|B', 'A == так ==> B'],
    ['A<-->B', 'A <--> B'],
    ['A-- "a | b" ---B[1\\n2]', 'A -- a | b --- B[1<br/>2]'],
    ['A --x B', 'A  -->  B'],
    ['A["a --> b; (c)"]-->B[(db)]:::big', 'A["a --> b; (c)"] --> B[(db)]'],
    ['Игрок-->Сервер[Да]-->Игрок', 'n0_["Игрок"] --> n1_[Да] --> n0_'],
  ])('%s', (written, expected) => {
    expect(flow(written)).toEqual([expected])
  })

  test('several statements in a line, without colours, clicks and comments', () => {
    expect(flow('A-->B; B-->C;\n%% нет\nstyle A fill:red\nclick A "https://e.ru"')).toEqual([
      'A --> B',
      'B --> C',
    ])
    expect(mermaidSource('graph; A-->B')).toBe('graph TD\nA --> B')
  })

  test('a node has its shape wherever it is written, and stands in the group that names it', () => {
    expect(flow('A --> B\nA[Раз]\nsubgraph g\nB\nend')).toEqual([
      'A[Раз]  -->  B',
      'A',
      'subgraph g0_ [g]',
      'B["B"]',
      'end',
    ])
    expect(flow('A --> B[два]\nsubgraph g\nB --> B\nend')[2]).toBe('B[два]  -->  B')
  })

  test('groups have names of their own, to which edges may lead', () => {
    expect(flow('subgraph Игра\nA\nend\nsubgraph two["Два (2)"]\nB\nend\nИгра --> two')).toEqual([
      'subgraph g0_ [Игра]',
      'A',
      'end',
      'subgraph g1_ [Два (2)]',
      'B',
      'end',
      'g0_  -->  g1_',
    ])
  })

  test('what it cannot read is an error', () => {
    expect(() => flow('A@{ shape: circle } --> B')).toThrow('непонятно: @{ shape: circle } --> B')
  })
})

test('signs between classes', () => {
  expect(mermaidSource('classDiagram\nA<|--B\nA : +int x')).toBe('classDiagram\nA <|-- B\nA : +int x')
})
