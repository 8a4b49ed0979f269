import { expect, test } from 'vitest'
import { reportLink } from './entry'

const report = (url: string) => reportLink(url, 'События & API', 'https://a.b/docs/события/')
const fieldsOf = (link: string | undefined) => Object.fromEntries(new URL(link ?? '').searchParams)

test('a report opens a new issue, with the title and the address of the page', () => {
  expect(fieldsOf(report('https://github.com/a/b/issues/new?labels=docs'))).toEqual({
    labels: 'docs',
    title: 'Ошибка на странице «События & API»',
    body: 'Страница: https://a.b/docs/события/\n\nЧто не так:\n',
  })
})

test('a report by mail encodes spaces as %20', () => {
  const link = report('mailto:docs@a.b')
  expect(link).toMatch(/^mailto:docs@a\.b\?subject=/)
  expect(link).not.toContain('+')
  expect(fieldsOf(link)).toMatchObject({ subject: 'Ошибка на странице «События & API»' })
})

test('without an address there is no link', () => {
  expect(report('')).toBeUndefined()
  expect(report('https://example.com/issues/new')).toBeUndefined()
})
