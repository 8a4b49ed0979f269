/** A large image, and an unreadable one. */
import sharp from 'sharp'
import type { Files } from '../project'

/** Slow gradients with a little noise. */
async function photograph(width: number, height: number): Promise<Buffer> {
  let seed = 1
  const noise = () => (seed = (seed * 48_271) % 2_147_483_647) % 6
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => ((index / 3 / width) * 180) / height + noise()),
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

export async function picturesTree(): Promise<Files> {
  const text = (name: string) =>
    `---\ntitle: ${name}\n---\n\nНачало.\n\n![Вид](./фото.png)\n\n![Ещё](./фото.png)\n`
  return {
    'docs/pictures/plain.md': `${text('Обычная')}\n![Сломана](./broken.png)\n`,
    'docs/pictures/module.mdx': text('Модуль'),
    'docs/pictures/фото.png': await photograph(1000, 250),
    'docs/pictures/broken.png': Buffer.from('\u0089PNG нет'),
    'blog/2026-01-01-post.md':
      '---\ntitle: Запись\nslug: post\n---\n\nТекст.\n\n<!-- truncate -->\n\n![Вид](../docs/pictures/фото.png)\n',
  }
}
