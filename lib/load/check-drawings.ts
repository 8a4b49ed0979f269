/** Drawings of the content that hold more than a drawing: what the build drops from them, or why it cannot use them. */
import { contentDir, readAsset } from '../content/read'
import type { Site } from './load'
import { problem, type Problem } from '../problems/problem'
import { usedAssets } from './published-assets'
import { sanitizeSvg } from '../markdown/sanitize-svg'

/** Problems of all drawings that pages show or link to. */
export const checkDrawings = (site: Site): Problem[] =>
  usedAssets(site)
    .filter((path) => /\.svg$/i.test(path))
    .flatMap((path) => checkDrawing(`${contentDir()}/${path}`, readAsset(path).toString('utf8')))

/** Problems of a drawing, by its path for messages and its text. */
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
