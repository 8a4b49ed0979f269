import { expect, test } from 'vitest'
import { config } from '@/lib/site'
import useDocusaurusContext from './use-docusaurus-context'

test('has the custom fields of the settings', () => {
  config.customFields = { newest: '3.3' }
  expect(useDocusaurusContext().siteConfig).toMatchObject({
    title: config.title,
    customFields: { newest: '3.3' },
  })
})
