import { expect, test } from 'vitest'
import { importedTexts } from './imported-texts'

const files: Record<string, string> = {
  'docs/page.mdx': "import Part from './_part.md'\n\n<Part />\n",
  'docs/_part.md': 'import Other from "@site/shared/_other.md"\n\n<Other />\n',
  'shared/_other.md': 'Текст.\n',
  'docs/Widget.tsx': "const Lazy = lazy(() => import('../shared/_lazy.MD'))\n",
  'shared/_lazy.MD': 'Текст.\n',
  'docs/plain.md': 'Смотрите [другую](./linked.md) и `_named.md`.\n',
  'docs/linked.md': 'Текст.\n',
  'docs/_named.md': 'Текст.\n',
}

const found = (names: string[]) =>
  importedTexts(
    names,
    (name) => /\.(mdx|tsx)$/.test(name),
    (name) => files[name] ?? '',
  )

test('texts that code imports, directly or through one another', () => {
  expect(found(Object.keys(files))).toEqual(['docs/_part.md', 'shared/_lazy.MD', 'shared/_other.md'])
})

test('nothing without code', () => {
  expect(found(['docs/plain.md', 'docs/linked.md', 'docs/_named.md'])).toEqual([])
})

test('names are compared composed, as systems may store them decomposed', () => {
  const name = 'docs/_й.md'.normalize('NFD')
  expect(
    importedTexts(
      ['docs/a.mdx', name],
      (file) => file.endsWith('x'),
      () => "import A from './_й.md'",
    ),
  ).toEqual([name])
})
