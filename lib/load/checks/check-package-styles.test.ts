import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { entriesOf } from '../build-routes'
import { checkPackageStyles } from './check-package-styles'

const { site } = siteOf({
  'docs/a.mdx': "import Player from 'player'\n\n<Player />\n",
  'docs/b.mdx': "import 'player/player.css'\n\nТекст\n",
})
const filesOf = (shared: string[]) =>
  checkPackageStyles(entriesOf(site.routes), shared).map(({ file }) => file)

test('a package without its styles is found unless all pages have them', () => {
  expect(filesOf([])).toEqual(['content/docs/a.mdx'])
  expect(filesOf(['player/player.css'])).toEqual([])
})
