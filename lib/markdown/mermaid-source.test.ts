import { describe, expect, test } from 'vitest'
import { mermaidSource } from './mermaid-source'

const flow = (text: string): string[] => mermaidSource(`graph LR\n${text}`).split('\n').slice(1)

describe('flow charts', () => {
  test.each([
    ['A-->B', 'n0_["A"] --> n1_["B"]'],
    ['A---B', 'n0_["A"] --- n1_["B"]'],
    ['us-east-->B', 'n0_["us-east"] --> n1_["B"]'],
    ['A-- да, конечно -->B', 'n0_["A"] -->|да, конечно| n1_["B"]'],
    ['A -.нет.-> B', 'n0_["A"]  -.->|нет|  n1_["B"]'],
    ['A==>|"так"|B', 'n0_["A"] ==>|так| n1_["B"]'],
    ['A<-->B', 'n0_["A"] <--> n1_["B"]'],
    ['A-- "a | b" ---B[1\\n2]', 'n0_["A"] ---|a │ b| n1_[1<br/>2]'],
    ['A --x B', 'n0_["A"]  -->  n1_["B"]'],
    ['A["a --> b; (c)"]-->B[(db)]:::big', 'n0_["a --> b; (c)"] --> n1_[(db)]'],
    ['Игрок-->Сервер[Да]-->Игрок', 'n0_["Игрок"] --> n1_[Да] --> n0_["Игрок"]'],
  ])('%s', (written, expected) => {
    expect(flow(written)).toEqual([expected])
  })

  test('several statements in a line, without colours, clicks and comments', () => {
    expect(flow('A-->B; B-->C;\n%% нет\nstyle A fill:red\nclick A "https://e.ru"')).toEqual([
      'n0_["A"] --> n1_["B"]',
      'n1_["B"] --> n2_["C"]',
    ])
    expect(mermaidSource('graph; A-->B')).toBe('graph TD\nn0_["A"] --> n1_["B"]')
  })

  test('a node has its shape wherever it is written, and stands in the first group that names it', () => {
    expect(flow('A --> B\nA[Раз]\nsubgraph g\nB\nend\nsubgraph h\nB-->C\nend\nB-->A')).toEqual([
      'n2_[Раз]  -->  n3_["B"]',
      'n2_[Раз]',
      'subgraph g0_ [g]',
      'n3_["B"]',
      'end',
      'subgraph g1_ [h]',
      'n3_ --> n4_["C"]',
      'end',
      'n3_["B"] --> n2_[Раз]',
    ])
  })

  test('groups have names of their own, to which edges may lead', () => {
    expect(flow('subgraph Игра\nA\nend\nsubgraph two["Два (2)"]\nB\nend\nИгра --> two')).toEqual([
      'subgraph g0_ [Игра]',
      'n2_["A"]',
      'end',
      'subgraph g1_ [Два (2)]',
      'n3_["B"]',
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
