import { expect, test } from 'vitest'
import { siteOf, type Files } from '@/tests/support/site-of'

const post = (fields: string): Files => ({
  'blog/2024-01-01-a.md': `---\ntitle: А\n${fields}---\n\nТекст.\n\n<!-- truncate -->\n`,
})

test.each([
  ['tags', 'tags: [новости]\n'],
  ['authors', 'authors: [anna]\n'],
])('a broken %s.yml is reported once, but no entries as missing', (name, fields) => {
  const { lines } = siteOf({ ...post(fields), [`blog/${name}.yml`]: 'a: [\n' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`^content/blog/${name}\\.yml:\\d+:\\d+ .* yaml/syntax$`))
})

test('an empty file has no entries', () => {
  const { lines } = siteOf({ ...post('authors: [anna]\n'), 'blog/authors.yml': '# никого\n' })
  expect(lines.map((line) => line.split('  ').at(-1))).toEqual(['authors/unknown'])
})
