import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialExchange, send, type Exchange } from './exchange'
import { initialState, Scene } from './scene'

const sent = send(initialExchange, { x: 13, y: -9 })
const numbersIn = (text = ''): number[] => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)

/** For each message in flight, the lines that it is on. */
function linesBelowMessages(now: number): number[][] {
  const exchange: Exchange = { ...sent, now }
  const html = renderToStaticMarkup(h(Scene, { state: { ...initialState, exchange } }))
  const lines = [...html.matchAll(/class="wire" d="([^"]*)"/g)].map(([, d]) => numbersIn(d))
  const messages = [...html.matchAll(/transform="translate\(([^)]*)\)" d="m0 -14 /g)]
  return messages.map(([, place]) => {
    const [x = NaN, y = NaN] = numbersIn(place)
    return lines.flatMap(([ax = NaN, ay = NaN, bx = NaN, by = NaN], line) =>
      Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) < 0.001 ? line : [],
    )
  })
}

test('messages fly along the lines between the maps', () => {
  expect(linesBelowMessages(initialExchange.now + 0.02)).toEqual([[2]])
  expect(linesBelowMessages(sent.command.runs + 0.02)).toEqual([[2], [0], [1]])
})
