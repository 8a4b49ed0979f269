import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Route } from '../load/build-routes'
import type { Site } from '../load/load-site'
import { cardBoxes, cardSize, socialCard } from '../view/social-card'
import { renderCard } from './social-pictures'

/** Share of the image that is dark, that is, covered by the title. */
async function inkOf(title: string): Promise<number> {
  const { data } = await sharp(await renderCard({ section: '', title }))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 70).length
}

test('an image has the size that messengers expect, and few bytes', async () => {
  const bytes = await renderCard({
    section: 'Документация',
    title: 'Съешь ещё этих мягких французских булок, №1 — «да»',
  })
  expect(await sharp(bytes).metadata()).toMatchObject({ ...cardSize, format: 'png' })
  expect(bytes.length).toBeLessThan(40_000)
})

test('the same card produces the same bytes', async () => {
  const card = { section: 'Блог', title: 'Событие' }
  expect(await renderCard(card)).toEqual(await renderCard(card))
})

test('the logo is inside the image, and its large copy is clipped by the edges', async () => {
  const image = sharp(await renderCard({ section: '', title: 'Событие' })).removeAlpha()
  const at = async (left: number, top: number) => [
    ...(await image.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  const ground = await at(400, 40)
  const logo = await Promise.all([at(80, 547), at(125, 547)])
  const copy = await Promise.all([at(860, 110), at(1199, 110)])
  expect([...logo, ...copy].filter((colour) => String(colour) === String(ground))).toEqual([])
})

test('Russian letters are rendered, each one differently', async () => {
  const letters = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№«»—₽'.split('')
  const rendered = new Set(
    await Promise.all(
      letters.map(async (letter) => (await renderCard({ section: '', title: letter })).toString('base64')),
    ),
  )
  // six letters differ between cases only in size; none is the box of a missing glyph
  expect(rendered.size).toBe(letters.length)
})

test('a word longer than a line continues on the next one', async () => {
  const image = sharp(await renderCard({ section: '', title: 'UnityEngineExperimentalRendering'.repeat(3) }))
  const edge = await image
    .extract({ left: 1140, top: 250, width: 60, height: 150 })
    .greyscale()
    .raw()
    .toBuffer()
  expect(edge.filter((value) => value < 70)).toHaveLength(0)
})

test('lines of a title stay apart, and parts of emoji leave no gap', () => {
  const title = 'Раз\n\nДва 👨‍👩‍👧 три\n'
  expect(JSON.stringify(cardBoxes({ section: '', title }))).toContain('"Раз Два три"')
})

test('characters missing in the font are left out', async () => {
  expect(JSON.stringify(cardBoxes({ section: '', title: 'Стрелка → и 🎉 знак' }))).toContain(
    '"Стрелка и знак"',
  )
  expect(await inkOf('→🎉漢')).toBe(await inkOf(''))
})

test("a page with only such characters in its title uses its section's image", () => {
  const site: Partial<Site> = { routes: [] }
  const route: Partial<Route> = { kind: 'post' }
  expect(socialCard(site as Site, route as Route, '🎉漢')).toEqual({ section: '', title: 'Блог' })
})
