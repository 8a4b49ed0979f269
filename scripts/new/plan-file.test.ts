import { expect, test } from 'vitest'
import { loadedOf, type Files } from '@/tests/support/site-of'
import { planAuthor, planDoc, planPost, type Flags } from './plan-file'

const tree: Files = {
  'docs/api/events.md': '---\ntitle: События\n---\n\nТекст.\n',
  'blog/2021-08-26-welcome.md': '---\nslug: welcome\n---\n\nТекст.\n',
  'blog/authors.yml': 'platform:\n  name: Команда\n  page: true\n',
}
const content = { ...loadedOf(tree), problems: [] }

test.each<[typeof planDoc, Flags, string]>([
  [planDoc, {}, 'Не хватает --title. Добавьте, например: --title "Обмен предметами".'],
  [
    planDoc,
    { title: 'События', folder: 'api', name: 'events' },
    '«events» уже есть. Возьмите другое имя: --name.',
  ],
  [planDoc, { title: 'Х', folder: 'apy' }, 'Папки docs/apy нет. Возможно, «api»?'],
  [planPost, { title: '  ' }, 'Не хватает --title.'],
  [planPost, { title: '世界' }, 'Не хватает --name.'],
  [planPost, { title: 'Х', name: 'а б' }, 'а написано «а б». Исправьте --name.'],
  [planAuthor, {}, 'Не хватает --name.'],
  [planPost, { title: 'Х', name: 'welcome' }, '«welcome» уже есть. Возьмите другое имя: --name.'],
  [planAuthor, { name: 'Команда', key: 'platform' }, '«platform» уже есть. Возьмите другое имя: --key.'],
])('%o with %o is not written', (plan, flags, message) => {
  expect(() => plan(flags, content)).toThrow(message)
})
