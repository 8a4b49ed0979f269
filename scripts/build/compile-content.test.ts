import { expect, test } from 'vitest'
import { toContent } from '@/tests/support/site-of'
import { compileContent } from './compile-content'

const content = toContent({ 'docs/heavy.md': 'Слово\n\n'.repeat(30_000), 'docs/other.md': '# Другой\n' })
/** Memory limit in MiB: enough for the tools and a page of ordinary size. */
const little = 100

test('a text that runs out of memory is a problem of its file and does not block the others', async () => {
  const infos = await compileContent(content, { memory: little })
  const of = (name: string) => infos.get(`docs/${name}.md`)
  expect(of('heavy')?.problems).toMatchObject([{ file: 'content/docs/heavy.md', rule: 'content/heavy' }])
  // and no warnings about its anchors
  expect(of('heavy')?.parsed).toMatchObject({ isUnread: true })
  expect(of('other')).toMatchObject({ problems: [], parsed: { contentTitle: 'Другой' } })
})
