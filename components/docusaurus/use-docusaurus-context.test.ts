import { expect, test } from 'vitest'
import { config } from '@/lib/site'
import useDocusaurusContext from './use-docusaurus-context'

test('components find the custom fields of the settings', () => {
  config.customFields = { newest: '3.3' }
  expect(useDocusaurusContext().siteConfig).toMatchObject({
    title: config.title,
    customFields: { newest: '3.3' },
  })
})

test('components find the locale, as in Docusaurus', () => {
  expect(useDocusaurusContext().i18n).toEqual({
    defaultLocale: 'ru',
    locales: ['ru'],
    currentLocale: 'ru',
    localeConfigs: { ru: { label: 'Русский', direction: 'ltr', htmlLang: 'ru' } },
  })
})
