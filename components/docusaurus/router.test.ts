import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useHistory } from './router'

test('the history has its location and the methods of both routers', () => {
  const called: string[] = []
  const note = (name: string) => () => void called.push(name)
  const router = {
    back: note('back'),
    forward: note('forward'),
    push: note('push'),
    replace: note('replace'),
    refresh: note('refresh'),
    prefetch: note('prefetch'),
  }
  const Shown = () => {
    const history = useHistory()
    history.goBack()
    history.goForward()
    history.push('#a')
    const { pathname, search, hash } = history.location
    return `${pathname}|${search}|${hash}`
  }
  const page = h(PathnameContext, { value: '/docs/a/' }, h(Shown))
  expect(renderToStaticMarkup(h(AppRouterContext, { value: router as never }, page))).toBe('/docs/a/||')
  expect(called).toEqual(['back', 'forward', 'push'])
})
