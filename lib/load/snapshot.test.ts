import v8 from 'node:v8'
import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { urlResolver } from '../links/url-resolver'
import { serialize, type Snapshot } from './snapshot'

test('pages link to the ids that the link check accepts', () => {
  const { site } = siteOf({ 'docs/a.md': '## ⚙️ Настройка\n', 'docs/b.md': '[x](a.md#-настройка)\n' })
  const read = v8.deserialize(serialize({ site, problems: [] })) as Snapshot
  const resolve = urlResolver({ path: 'docs/b.md', permalink: '/docs/b/' }, read.site.linkIndex)
  expect(resolve('a.md#-настройка').href).toBe('/docs/a/#настройка')
  expect(resolve('a.md#️-настройка').href).toBe('/docs/a/#настройка')
})
