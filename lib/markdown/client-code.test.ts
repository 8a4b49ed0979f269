import { describe, expect, test } from 'vitest'
import { clientCode } from './client-code'
import { isForBrowsers, needsBrowser } from './client-signs.mjs'
import { parseTree } from './parse'

const codeOf = (text: string) => {
  const { tree, file } = parseTree({ path: 'docs/x.mdx', text }, 'mdx')
  const code = clientCode(tree, String(file))
  return code && { ...code, moved: code.moved.size }
}

describe('code needs a browser', () => {
  test.each([
    ["import { useState } from 'react'\nexport default () => useState(0)"],
    ['const [n] = React.useState<number>(0)'],
    ['class A extends React.Component {}'],
    ['<button onClick={go}>'],
    ["import Slider from 'react-slick'"],
    ["import { Player, play } from '@scope/player'"],
    ['export const Mode = createContext(0)'],
  ])('%s', (code) => expect(needsBrowser(code)).toBe(true))
})

describe('code needs none', () => {
  test.each([
    ["import React, { memo } from 'react'\nexport default memo(() => <b>1</b>)"],
    [
      "import Link from '@docusaurus/Link'\nimport Tabs from '@theme/Tabs'\nimport F from '@site/src/F'\nimport G from './G'",
    ],
    ["import clsx from 'clsx'\nimport 'katex/dist/katex.min.css'"],
    ["import type { Props } from 'player'"],
    ["export default () => <img src={useBaseUrl('/a.png')} />"],
    ['const { siteConfig } = useDocusaurusContext()'],
    ['export const data = [{ online: 1 }]'],
  ])('%s', (code) => expect(needsBrowser(code)).toBe(false))
})

test.each([
  ["'use client'\nimport x from 'x'", true],
  ['// of the map\n/* for\nbrowsers */ "use client";', true],
  ["import x from 'x'\n'use client'", false],
])('a module says first that it is for browsers: %j', (code, is) => expect(isForBrowsers(code)).toBe(is))

test('a text without such code stays as it is', () => {
  expect(
    codeOf("import Tabs from '@theme/Tabs'\n\nexport const fps = 60\n\n<Tabs>{fps}</Tabs>\n"),
  ).toBeUndefined()
})

test('a component with hooks goes to the module with all that it names; what the text names stays', () => {
  const code = codeOf(`import { useState } from 'react'
import { steps } from './steps'

export const start = 1

export const Counter = () => {
  const [n, set] = useState(start)
  return <b>{n}{steps}</b>
}

export const Plain = () => <i>{start}</i>

Текст про useState. <Counter /> <Plain />
`)
  expect(code?.module).toBe(`import { useState } from 'react'
import { steps } from './steps'
export const start = 1
export const Counter = () => {
  const [n, set] = useState(start)
  return <b>{n}{steps}</b>
}
export {  }
`)
  // the component, and two imports that nothing else names
  expect([code?.names, code?.moved]).toEqual([['Counter'], 3])
})

test('a component of a package comes from the module', () => {
  const code = codeOf("import Slider, { Dot } from 'react-slick'\n\n<Slider><Dot /></Slider>\n")
  expect(code?.module).toBe("import Slider, { Dot } from 'react-slick'\nexport { Slider, Dot }\n")
  expect([code?.names, code?.moved]).toEqual([['Slider', 'Dot'], 1])
})

test('an element with a handler becomes a component, its text stays text', () => {
  const code = codeOf(
    'export const word = \'да\'\n\nТекст <button className="x" onClick={() => alert(word)}>**кнопка**</button>\n',
  )
  expect(code?.module).toBe(`export const word = 'да'
export const Live32 = ({ children }) => <button className="x" onClick={() => alert(word)}>{children}</button>
export {  }
`)
  expect([code?.names, code?.moved]).toEqual([['Live32'], 0])
})

test('what a pattern declares comes from the module, too', () => {
  const code = codeOf(
    "import { useState } from 'react'\nexport const [Tick] = [() => useState(0)]\n\n<Tick />\n",
  )
  expect(code?.names).toEqual(['Tick'])
})
