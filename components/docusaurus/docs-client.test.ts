import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versionDocs } from '@/.generated/version-docs'
import { versions } from '@/.generated/versions'
import {
  useActiveDocContext,
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from './docs-client'

const before = [...versions]
const set = (values: typeof versions) => void versions.splice(0, versions.length, ...values)
const version = (name: string, path: string, isLast = false) => ({ name, label: name, path, isLast })

afterAll(() => set(before))

/** What a component shows at an address. */
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
    expect(shownAt(pathname, () => useActiveDocContext().activeVersion?.name)).toBe(name)
  })

  test('find the current page, and the same one in other versions', () => {
    const doc = (id: string, path: string) => ({ id, path })
    Object.assign(versionDocs, {
      next: [doc('a', '/docs/next/a/'), doc('new', '/docs/next/new/')],
      '2.0': [doc('intro', '/docs/'), doc('a', '/docs/a/')],
      '1.0': [doc('a', '/docs/1.0/старое/')],
    })
    const shown = () => {
      const { activeDoc, alternateDocVersions } = useActiveDocContext()
      const others = Object.entries(alternateDocVersions).map(([name, { path }]) => `${name} ${path}`)
      return [activeDoc?.id ?? 'нет', ...others].join(', ')
    }
    expect(shownAt('/docs/a', shown)).toBe('a, next /docs/next/a/, 2.0 /docs/a/, 1.0 /docs/1.0/старое/')
    expect(shownAt('/docs/1.0/%D1%81%D1%82%D0%B0%D1%80%D0%BE%D0%B5/', shown)).toContain('a, next ')
    expect(shownAt('/docs/next/new/', shown)).toBe('new, next /docs/next/new/')
    expect(shownAt('/docs/', shown)).toBe('intro, 2.0 /docs/')
    expect(shownAt('/docs/category/api/', shown)).toBe('нет')
    expect(shownAt('/blog/', shown)).toBe('нет')
    for (const name of ['next', '2.0', '1.0']) delete versionDocs[name]
  })

  test('list all versions, the last one, and the preferred one, which the build does not know', () => {
    const names = () => useVersions().map(({ name }) => `${name} `)
    expect(shownAt('/', names)).toBe('next 2.0 1.0 ')
    expect(shownAt('/', () => useLatestVersion()?.path)).toBe('/docs')
    expect(shownAt('/', () => useDocsPreferredVersion().preferredVersion?.name ?? 'none')).toBe('none')
  })
})

test('a version at the root is active on all pages', () => {
  set([version('current', '/', true)])
  expect(shownAt('/a/', () => useActiveVersion()?.name)).toBe('current')
})
