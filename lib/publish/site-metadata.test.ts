import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { siteMetadata } from './site-metadata'

test('versions have a main doc, and docs their ids, paths and sidebar', () => {
  const { site } = siteOf({
    'docs/intro.md': '---\ntitle: Концепция\nsidebar_position: 1\n---\n\nТекст.\n',
    'docs/api/events.md': '# События\n',
    'docs/alone.md': '---\ndisplayed_sidebar: null\n---\n\nТекст.\n',
    'docs/secret.md': '---\nunlisted: true\n---\n\nСекрет.\n',
    'docs/draft.md': '---\ndraft: true\n---\n\nЧерновик.\n',
  })
  expect(JSON.parse(siteMetadata(site))).toMatchObject({
    i18n: { defaultLocale: 'ru', locales: ['ru'], localeConfigs: { ru: { direction: 'ltr' } } },
    docs: {
      path: '/docs/',
      versions: [
        {
          name: 'current',
          label: 'Next',
          isLast: true,
          path: '/docs/',
          mainDocId: 'intro',
          docs: [
            { id: 'intro', path: '/docs/intro/', sidebar: 'tutorialSidebar' },
            { id: 'api/events', path: '/docs/api/events/', sidebar: 'tutorialSidebar' },
            { id: 'alone', path: '/docs/alone/' },
          ],
          sidebars: { tutorialSidebar: { link: { path: '/docs/intro/', label: 'Концепция' } } },
        },
      ],
    },
  })
})
