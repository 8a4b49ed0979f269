/** Pictures and drawings that readers could not see as their authors meant them. */
import { imageSize } from 'image-size'
import { contentDir, readAsset } from '../content/read'
import { sanitizeSvg } from '../markdown/sanitize-svg'
import { problem, type Problem } from '../problems/problem'
import type { Site } from './load'
import { usedAssets } from './published-assets'

/** Problems of all pictures and drawings that pages show or link to. */
export const checkAssets = (site: Site): Problem[] =>
  usedAssets(site).flatMap((path) => {
    const file = `${contentDir()}/${path}`
    if (/\.svg$/i.test(path)) return checkDrawing(file, readAsset(path).toString('utf8'))
    if (!/\.(avif|gif|jpe?g|png|webp)$/i.test(path) || isPicture(readAsset(path))) return []
    const message = 'Файл пуст или это не картинка: читатель её не увидит. Сохраните её ещё раз.'
    return [problem(file, undefined, message, 'images/broken')]
  })

/** What the build drops from a drawing, or why it cannot use it. `file` is its path for messages. */
export function checkDrawing(file: string, svg: string): Problem[] {
  const { removed, isBroken } = sanitizeSvg(svg)
  return removed.map(({ name, ...place }) => {
    if (isBroken) {
      const broken = `Рисунок нельзя показать: ${name}. Исправьте его или сохраните заново.`
      return problem(file, place, broken, 'svg/broken')
    }
    const message = `В рисунке не может быть «${name}»: при сборке это пропадёт.`
    return problem(file, place, message, 'svg/unsafe')
  })
}

function isPicture(bytes: Buffer): boolean {
  try {
    return imageSize(bytes).width > 0
  } catch {
    return false // not a picture, or of an unknown kind
  }
}
