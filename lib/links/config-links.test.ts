import { expect, onTestFinished, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { formatProblem } from '../problems/problem'
import { config } from '../site'
import { checkConfigLinks } from './config-links'

test('menus as in Docusaurus are errors where they are written', () => {
  const { navbar, footer, announcement } = config
  onTestFinished(() => void Object.assign(config, { navbar, footer, announcement }))
  Object.assign(config, {
    announcement: null,
    navbar: [
      { label: 'А', to: '/docs/a/' },
      { type: 'dropdown', label: 'Ещё', items: [] },
    ],
    footer: [{ title: 'Ссылки', items: [{ label: 'А', to: '/docs/a/' }] }],
  })
  const { site } = siteOf({ 'docs/a.md': 'Т' })
  const settings = "x,\n  type: 'dropdown',\n  title: 'Ссылки',\n"
  const problems = checkConfigLinks(site.linkIndex, 'lib/site.ts', settings)
  expect(problems.map(formatProblem)).toEqual([
    expect.stringContaining('lib/site.ts:2:9  ошибка  Ожидается ссылка { label, to }'),
    expect.stringContaining('lib/site.ts:3:10  ошибка  Ожидается ссылка { label, to }'),
  ])
})
