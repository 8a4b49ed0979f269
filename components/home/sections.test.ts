import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Actions, Hero, Step, Steps } from './sections'

test.each([
  ['Платформа для онлайн-игр', 'Платформа <span>для онлайн-игр</span>'],
  ['Платформа для\u00a0онлайн-игр', 'Платформа <span>для\u00a0онлайн-игр</span>'],
  ['Серверная бизнес-логика', 'Серверная <span>бизнес-логика</span>'],
])('in «%s» the hyphenated word stays whole, with the preposition before it', (title, shown) => {
  const html = renderToStaticMarkup(h(Hero, { title, scene: null, children: null }))
  expect(html).toContain(`<h1>${shown}</h1>`)
})

test('actions among the steps stand below their list', () => {
  const step = h(Step, { title: 'Шаг', to: '/a/', children: 'Текст' })
  const html = renderToStaticMarkup(h(Steps, { title: 'Путь', children: [step, h(Actions, null, 'Начать')] }))
  expect(html).toMatch(/Текст<\/li><\/ol><div class="row">Начать<\/div>/)
})
