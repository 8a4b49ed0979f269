/** A large image, and an unreadable one. */
import { photograph } from '../../support/photograph'
import type { Files } from '../project'

export async function picturesTree(): Promise<Files> {
  const text = (name: string) =>
    `---\ntitle: ${name}\n---\n\nНачало.\n\n![Вид](./фото.png)\n\n![Ещё](./фото.png)\n`
  return {
    'docs/pictures/plain.md': `${text('Обычная')}\n![Сломана](./broken.png)\n`,
    'docs/pictures/module.mdx': text('Модуль'),
    'docs/pictures/фото.png': await photograph(1000, 250).png().toBuffer(),
    'docs/pictures/broken.png': Buffer.from('\u0089PNG нет'),
    'blog/2026-01-01-post.md':
      '---\ntitle: Запись\nslug: post\n---\n\nТекст.\n\n<!-- truncate -->\n\n![Вид](../docs/pictures/фото.png)\n',
  }
}
