import { describe, expect, test } from 'vitest'
import { parseTree } from '../parse'
import { ownersIn } from './owners-in'

const imports = {
  Box: './box',
  Site: '@site/src/components/site',
  Player: 'react-player',
  Project: '@/components/project',
  Swizzled: '@theme/Swizzled',
  Tabs: '@theme/Tabs',
  Link: '@docusaurus/Link',
  Part: './_part.mdx',
  Scheme: '@site/static/scheme.svg',
}
const lines = Object.entries(imports).map(([name, source]) => `import ${name} from '${source}'`)
const text = [...lines, "import * as parts from './parts'", 'export const Details = () => 1'].join('\n')
const ownerOf = ownersIn(parseTree({ path: 'docs/x.mdx', text }, 'mdx').tree)

describe('a component belongs to', () => {
  test.each([
    ['the author if it is written or imported from a file', ['Details', 'Box', 'Site'], 'author'],
    ['the author if it is a part of one', ['Box.Item', 'parts.Item'], 'author'],
    ['the author if a package or the project has it', ['Player', 'Project'], 'author'],
    ['the author if only the theme of the author has it', ['Swizzled'], 'author'],
    ['the site if Docusaurus has it', ['Tabs', 'Link'], 'site'],
    ['the site if nothing declares it', ['Figure', 'a', null], 'site'],
    ['a text', ['Part', 'Part.Inner'], 'text'],
    ['an asset', ['Scheme'], 'asset'],
  ])('%s', (_, names, owner) => {
    expect(names.map((name) => [name, ownerOf(name)])).toEqual(names.map((name) => [name, owner]))
  })
})
