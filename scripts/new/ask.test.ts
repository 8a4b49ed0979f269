import { expect, test } from 'vitest'
import { loadedOf, type Files } from '@/tests/support/site-of'
import { askAuthor, askDoc, askPost, type Flags } from './ask'

const tree: Files = {
  'docs/api/events.md': '---\ntitle: События\n---\n\nТекст.\n',
  'blog/2021-08-26-welcome.md': '---\nslug: welcome\n---\n\nТекст.\n',
  'blog/authors.yml': 'platform:\n  name: Команда\n  page: true\n',
}
const content = { ...loadedOf(tree), problems: [] }

test.each<[typeof askDoc, Flags, string]>([
  [askDoc, {}, 'Заголовок: Без этого не обойтись.'],
  [askDoc, { title: 'События', folder: 'api', name: 'events' }, '«events» уже есть. Возьмите другое.'],
  [askDoc, { title: 'Х', folder: 'apy' }, 'Папки docs/apy нет. Возможно, «api»?'],
  [askPost, { title: 'Х', name: 'welcome' }, '«welcome» уже есть. Возьмите другое.'],
  [askAuthor, { name: 'Команда', key: 'platform' }, '«platform» уже есть. Возьмите другое.'],
])('%o with %o is not written', async (ask, flags, message) => {
  await expect(ask(flags, content)).rejects.toThrow(message)
})
