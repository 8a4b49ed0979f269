import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versions } from '@/.generated/versions'
import { useActiveVersion, useLatestVersion, useVersions } from './docs-client'

const before = [...versions]
const set = (values: typeof versions) => void versions.splice(0, versions.length, ...values)
const version = (name: string, path: string, isLast = false) => ({ name, label: name, path, isLast })

afterAll(() => set(before))

/** The output of a component at an address. */
function shownAt(pathname: string, use: () => ReactNode): string {
  const Shown = () => use()
  return renderToStaticMarkup(h(PathnameContext, { value: pathname }, h(Shown)))
}

describe('hooks for versions', () => {
  beforeAll(() =>
    set([version('next', '/docs/next'), version('2.0', '/docs', true), version('1.0', '/docs/1.0')]),
  )

  test.each([
    ['/docs/', '2.0'],
    ['/docs', '2.0'],
    ['/docs/a/', '2.0'],
    ['/docs/next/', 'next'],
    ['/docs/next/a/', 'next'],
    ['/docs/nextdoor/', '2.0'],
    ['/docs/1.0/%D0%B0/', '1.0'],
    ['/blog/', ''],
    ['/', ''],
  ])('find the version of the page %s: %s', (pathname, name) => {
    expect(shownAt(pathname, () => useActiveVersion()?.name)).toBe(name)
  })

  test('list all versions, and the last one', () => {
    const names = () => useVersions().map(({ name }) => `${name} `)
    expect(shownAt('/', names)).toBe('next 2.0 1.0 ')
    expect(shownAt('/', () => useLatestVersion()?.path)).toBe('/docs')
  })
})

test('a version at the root is active on all pages', () => {
  set([version('current', '/', true)])
  expect(shownAt('/a/', () => useActiveVersion()?.name)).toBe('current')
})
