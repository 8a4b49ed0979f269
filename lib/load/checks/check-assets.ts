import { contentDir } from '../../build/content-dir.mjs'
import { isPicture, pictureSize } from '../../content/assets'
import { megabyte, readAsset } from '../../content/read-content'
import { sanitizeSvg } from '../../markdown/sanitize-svg'
import { problem, type Problem } from '../../problems/problem'
import type { Site } from '../load-site'
import { usedAssets } from '../used-assets'

/** Larger files bloat repositories, and messengers reject them. Even large screenshots are smaller. */
const largestPicture = 4 * megabyte

export const checkAssets = (site: Site): Problem[] =>
  usedAssets(site).flatMap((path) => {
    const file = `${contentDir()}/${path}`
    if (!isPicture(path)) return []
    const bytes = readAsset(path)
    if (bytes.subarray(0, 100).includes('git-lfs'))
      return [problem(file, undefined, pointerMessage, 'images/broken')]
    const drawing = /\.svg$/i.test(path) ? checkDrawing(file, bytes.toString('utf8')) : undefined
    if (drawing === undefined && pictureSize(bytes).width === undefined) {
      const message = 'Файл пуст или это не картинка: читатель её не увидит. Сохраните её ещё раз.'
      return [problem(file, undefined, message, 'images/broken')]
    }
    if (bytes.length <= largestPicture) return drawing ?? []
    const message = `Картинка весит ${Math.round(bytes.length / megabyte)} МБ, ожидается не больше ${largestPicture / megabyte}. Уменьшите её: читатель увидит не больше 2560 точек в ширину. Анимацию сохраните как видео.`
    return [...(drawing ?? []), problem(file, undefined, message, 'images/large')]
  })

const pointerMessage = 'Вместо картинки указатель Git LFS. Загрузите файлы: git lfs pull.'

/** Reports what the build drops from an SVG, or why it cannot use it. `file` is its path for messages. */
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
