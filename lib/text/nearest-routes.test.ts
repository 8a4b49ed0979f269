import { expect, test } from 'vitest'
import { likelyRoutes, meantRoute, wordsOf, type KnownRoute } from './nearest-routes'

const routes: KnownRoute[] = [
  '/',
  '/blog/',
  '/blog/authors/',
  '/docs/',
  '/docs/intro/',
  '/docs/tutorials/lesson-0/',
  '/docs/tutorials/lesson-1/',
  '/docs/api/events/',
  '/docs/api/limits/',
  '/docs/api/methods/',
  '/docs/api/objects/',
  '/docs/category/api/',
].map((permalink) => [permalink, permalink])

test.each([
  [
    'the pages of a folder that has none itself',
    '/docs/tutorials/',
    ['/docs/tutorials/lesson-0/', '/docs/tutorials/lesson-1/'],
  ],
  [
    'the pages of a folder whose name is longer',
    '/docs/tutorial/',
    ['/docs/tutorials/lesson-0/', '/docs/tutorials/lesson-1/'],
  ],
  ['not what only has some letters in common', '/docs/start/', ['/docs/']],
  ['a page of the same name before those below', '/docs/api', ['/docs/category/api/', '/docs/api/events/']],
  ['the page itself in other letters', '/Docs', ['/docs/', '/docs/intro/']],
  ['the same address below another root', '/api/methods/index', ['/docs/api/methods/']],
  ['a near address', '/docs/api/event.html', ['/docs/api/events/']],
  ['else the part of the site', '/blog/page/2/', ['/blog/']],
  ['nothing where there is nothing alike', '/wp-login.php', []],
])('%s', (_, path, expected) => {
  expect(
    likelyRoutes(path, routes)
      .map(([permalink]) => permalink)
      .slice(0, expected.length || 5),
  ).toEqual(expected)
})

test.each([
  ['/docs/api/load-groups/', 'load groups'],
  ['/docs/Unity_settings.html', 'Unity settings'],
  ['/docs/%D1%83%D1%80%D0%BE%D0%BA-2/', 'урок 2'],
  ['/docs/load-group/).', 'load group'],
  ['/docs/%E0%A4%A', ''],
])('words of %s', (path, words) => {
  expect(wordsOf(path)).toBe(words)
})

test('a moved page is suggested once, at its new address', () => {
  const moved: KnownRoute[] = [
    ['/docs/server/events/', 'События'],
    ['/docs/api/events/', 'События', '/docs/server/events/'],
  ]
  expect(likelyRoutes('/docs/apis/events/', moved)).toEqual([['/docs/server/events/', 'События']])
  expect(likelyRoutes('/docs/api/event/', moved.slice(1))).toEqual([['/docs/server/events/', 'События']])
})

test.each([
  ['/docs/intro/).', '/docs/intro/'],
  ['/docs/intro%C2%BB,', '/docs/intro/'],
  ['/docs/intro%20', '/docs/intro/'],
  ['/Docs/API/Events.html', '/docs/api/events/'],
  ['/docs/intr/', undefined],
  ['/docs/%E0%A4%A', undefined],
])('the route meant by %s', (path, permalink) => {
  expect(meantRoute(path, routes)?.[0]).toBe(permalink)
})

test('an address that exists wins over one that it could mean', () => {
  const signs: KnownRoute[] = ['/docs/c/', '/docs/c!/', '/docs/C/'].map((permalink) => [permalink, permalink])
  for (const [permalink] of signs) expect(meantRoute(permalink, signs)?.[0]).toBe(permalink)
})
