/** Files beside the content that pages show or link to: where they are published, and what is wrong with them. */
import { describeAsset, publishedBytes } from '../content/assets'
import { contentDir, readAsset } from '../content/read'
import { linksOf } from '../links/check'
import { resolveLink } from '../links/resolve'
import { sanitizeSvg } from '../markdown/sanitize-svg'
import { problem, type Problem } from '../problems/problem'
import type { Site } from './load'
import { entriesOf } from './routes'

/** Content paths of all assets that some page refers to. */
export function usedAssets(site: Site): string[] {
  const links = entriesOf(site.routes).flatMap(linksOf)
  const targets = links.map(({ url, from }) => resolveLink(url, from, site.links))
  const paths = targets.flatMap((target) => (target.kind === 'asset' ? [target.path] : []))
  return [...new Set(paths)].toSorted()
}

/** Address and bytes of each of them. Inline drawings need no file of their own. */
export const publishedAssets = (site: Site): [href: string, bytes: Buffer][] =>
  usedAssets(site).flatMap((path): [string, Buffer][] => {
    const { href, svg } = describeAsset(path)
    return svg === undefined ? [[href, publishedBytes(path)]] : []
  })

/** Problems of all pictures and drawings that pages show or link to. */
export const checkAssets = (site: Site): Problem[] =>
  usedAssets(site).flatMap((path) => {
    const file = `${contentDir()}/${path}`
    if (/\.svg$/i.test(path)) return checkDrawing(file, readAsset(path).toString('utf8'))
    if (!/\.(avif|gif|jpe?g|png|webp)$/i.test(path) || describeAsset(path).width) return []
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
