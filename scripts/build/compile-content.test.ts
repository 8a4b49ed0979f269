import { expect, test } from 'vitest'
import { toContent } from '@/tests/support/site-of'
import { compileContent } from './compile-content'

test('a text that takes too long is a problem of its file, and does not hold up the others', async () => {
  const files = (name: string) => toContent({ [`docs/${name}.md`]: `# ${name}\n` })
  const [slow] = (await compileContent(files('slow'), 1)).values()
  expect(slow?.problems).toMatchObject([{ file: 'content/docs/slow.md', rule: 'content/slow' }])
  const [other] = (await compileContent(files('other'))).values()
  expect(other).toMatchObject({ problems: [], parsed: { contentTitle: expect.stringContaining('other') } })
})
