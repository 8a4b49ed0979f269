/** Checks the links in the settings of the site. */
import { show } from '../problems/hints'
import { placeAt, problem, type Problem } from '../problems/problem'
import { config } from '../site'
import { checkLink, fromRoot } from './check-links'
import type { LinkIndex } from './resolve-link'

/** The links in `lib/site.ts`, and footer columns without any. Authors may write them as in Docusaurus. */
const configuredLinks = (): object[] => [
  ...config.navbar,
  ...config.footer.flatMap(({ links, ...column }) => links ?? column),
  ...(config.announcement?.link ? [config.announcement.link] : []),
]

/** The pages that `lib/site.ts` links to in the navbar, the footer and the announcement. */
export const configuredPages = (): string[] =>
  configuredLinks().flatMap((link) => ('to' in link ? [String(link.to)] : []))

/** Problems of the links in `lib/site.ts`. `source` is its text, which locates them. */
export const checkConfigLinks = (index: LinkIndex, file: string, source: string): Problem[] =>
  configuredLinks().flatMap((link) => {
    if ('href' in link) return []
    const url = 'to' in link ? String(link.to) : undefined
    const place = placeAt(source, source.indexOf(`'${url ?? String(Object.values(link)[0])}'`))
    if (url !== undefined) return checkLink({ ...place, file, url, from: fromRoot }, index)
    const message = `Ожидается ссылка { label, to } или { label, href }, в footer — столбец { title, links }, а написано ${show(link)}. Напишите так; выпадающих списков нет.`
    return [problem(file, place, message, 'settings/link')]
  })
