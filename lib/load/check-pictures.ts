/** Pictures that browsers could not show: empty or damaged files. */
import { imageSize } from 'image-size'
import type { Site } from './load'
import { problem, type Problem } from '../problems/problem'
import { usedAssets } from './published-assets'
import { contentDir, readAsset } from '../content/read'

/** Problems of all pictures that pages show or link to; drawings have a check of their own. */
export const checkPictures = (site: Site): Problem[] =>
  usedAssets(site)
    .filter((path) => /\.(avif|gif|jpe?g|png|webp)$/i.test(path) && !isPicture(readAsset(path)))
    .map((path) => {
      const message = 'Файл пуст или это не картинка: читатель её не увидит. Сохраните её ещё раз.'
      return problem(`${contentDir()}/${path}`, undefined, message, 'images/broken')
    })

function isPicture(bytes: Buffer): boolean {
  try {
    return imageSize(bytes).width > 0
  } catch {
    return false // not a picture, or of a kind nobody knows
  }
}
