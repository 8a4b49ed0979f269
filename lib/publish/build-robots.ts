import { absoluteUrl } from '../text/url'

/** Router data and internal files. */
const data = ['Disallow: /*.txt$', 'Disallow: /*__next.']
const texts = ['Allow: /llms.txt$', 'Allow: /llms-full.txt$']
const engines = ['Googlebot', 'Bingbot', 'YandexBot'].map((name) => `User-Agent: ${name}`)

/** The text of `/robots.txt`. Search engines skip the Markdown copies, which duplicate the pages. */
export const buildRobots = (): string =>
  [
    ['User-Agent: *', 'Allow: /', ...texts, ...data],
    [...engines, 'Allow: /', ...data, 'Disallow: /*.md$'],
    [`Sitemap: ${absoluteUrl('/sitemap.xml')}`],
  ]
    .map((group) => `${group.join('\n')}\n`)
    .join('\n')
