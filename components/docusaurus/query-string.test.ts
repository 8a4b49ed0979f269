import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  useClearQueryString,
  useQueryString,
  useQueryStringList,
  useQueryStringValue,
  withValues,
} from './query-string'

test('a key gets new values, and the rest of the query stays', () => {
  expect(withValues('?a=1&b=2&a=3', 'a', ['x', 'й'])).toBe('?b=2&a=x&a=%D0%B9')
  expect(withValues('?a=1', 'a', [])).toBe('')
  expect(withValues('', 'a', ['1'])).toBe('?a=1')
})

/** What the component `Shown` gets from a hook while the build renders it. */
function rendered<T>(hook: () => T): T {
  let value: T | undefined
  const Shown = () => void (value = hook())
  renderToStaticMarkup(h(Shown))
  return value!
}

describe('in a browser', () => {
  const written: string[] = []
  const heard = vi.fn()
  const write = (how: string) => (_: unknown, __: string, address: string) =>
    void written.push(`${how} ${address}`)
  beforeEach(() => {
    vi.stubGlobal('location', { pathname: '/docs/a/', search: '?a=1&b=2', hash: '#c' })
    vi.stubGlobal('history', { state: {}, pushState: write('push'), replaceState: write('replace') })
    vi.stubGlobal('dispatchEvent', heard)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('the hooks change the address and notify', () => {
    rendered(() => useQueryString('a'))[1]('x')
    rendered(() => useQueryString('a'))[1]('', { push: true })
    rendered(() => useQueryStringList('b'))[1]((values) => [...values, '3'])
    rendered(useClearQueryString)()
    expect(written).toEqual([
      'replace /docs/a/?b=2&a=x#c',
      'push /docs/a/?b=2#c',
      'replace /docs/a/?a=1&b=2&b=3#c',
      'replace /docs/a/#c',
    ])
    expect(heard).toHaveBeenCalledTimes(4)
  })

  test('a build has no query', () => {
    expect(rendered(() => useQueryString('a'))[0]).toBe('')
    expect(rendered(() => useQueryStringValue('a'))).toBeNull()
    expect(rendered(() => useQueryStringList('a'))[0]).toEqual([])
  })
})
