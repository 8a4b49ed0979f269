/** A large image, and an unreadable one. */
import { photograph } from '../../support/photograph'
import type { Files } from '../project'

export async function picturesTree(): Promise<Files> {
  const text = (name: string) =>
    `---\ntitle: ${name}\n---\n\nНачало.\n\n![Вид](./фото.png)\n\n![Ещё](./фото.png)\n`
  const own = (end: string) =>
    `<picture>\n  <source srcset="./фото.png" media="(min-width: 600px)"${end}>\n  <img src="./фото.png" alt="Вид"${end}>\n</picture>\n\n<img src="./фото.png" srcset="./фото.png 2x" alt="Ещё"${end}>\n`
  return {
    'docs/pictures/own-plain.md': own(''),
    'docs/pictures/own-module.mdx': own(' /'),
    'docs/pictures/plain.md': `${text('Обычная')}\n![Сломана](./broken.png)\n`,
    'docs/pictures/module.mdx': text('Модуль'),
    'docs/pictures/фото.png': await photograph(1000, 250).png().toBuffer(),
    'docs/pictures/broken.png': Buffer.from('\u0089PNG нет'),
    'blog/2026-01-01-post.md':
      '---\ntitle: Запись\nslug: post\n---\n\nТекст.\n\n<!-- truncate -->\n\n![Вид](../docs/pictures/фото.png)\n',
  }
}
