import { expect, test } from 'vitest'
import { resolvePicture, shownSize } from './resolve-element'

const own = { width: 1280, height: 640 }

test.each([
  [{}, { width: 1280, height: 640 }],
  [{ width: 300 }, { width: 300, height: 150 }],
  [{ width: '300px' }, { width: 300, height: 150 }],
  [{ height: '90' }, { width: 180, height: 90 }],
  [{ width: '50%' }, { width: '50%' }],
  [
    { width: 64, height: '64' },
    { width: '64', height: '64' },
  ],
])('an author sets %j', (given, shown) => expect(shownSize(own, given)).toEqual(shown))

test('nothing is known about external images', () => {
  expect(shownSize({}, { width: 300 })).toEqual({ width: '300' })
  expect(shownSize({}, {})).toEqual({})
})

const drawing = (width: number) => `<svg viewBox="0 0 ${width} 100"><path d="M0 0h9"/></svg>`
const shown = (svg: string, narrow?: string) =>
  resolvePicture({ src: 'a.inline.svg', alt: 'Части' }, () => ({
    href: '/assets/a.inline-1a2b3c4d.svg',
    svg,
    ...(narrow !== undefined && { narrow }),
  }))

test('a wide diagram has a narrow layout for phones, or a link to its full size', () => {
  const name = 'role="img" aria-label="Части"'
  const rest = '<path d="M0 0h9"/></svg>'
  expect(shown(drawing(640), drawing(320))).toEqual({
    svg: `<svg class="wide" ${name} viewBox="0 0 640 100">${rest}<svg class="narrow" ${name} viewBox="0 0 320 100">${rest}`,
  })
  expect(shown(drawing(640))).toEqual({
    svg: `<svg id="a.inline-1a2b3c4d" ${name} viewBox="0 0 640 100">${rest}<a class="enlarge" href="#a.inline-1a2b3c4d" data-opens="picture">Увеличить схему</a>`,
  })
  expect(shown(drawing(320))).toEqual({ svg: `<svg ${name} viewBox="0 0 320 100">${rest}` })
})
