/** Finds links of the content that lead nowhere: pages, anchors, files, in text and in fields. */
import { isAllowedScheme } from '../text/url'
import { hint } from '../problems/describe'
import { readFrontMatter } from '../markdown/front-matter'
import { problem, type Place, type Problem } from '../problems/problem'
import type { Rule } from '../problems/rules'
import type { Entry } from '../content/types'
import { decodePath, schemeOf } from '../text/path'
import { config } from '../site'
import { fileHint } from '../problems/file-hint'
import { nearestRoutes } from '../problems/nearest-routes'
import { resolveLink, type LinkIndex, type LinkSource, type LinkTarget } from './resolve'

/** Problems of all links that authors have written into `entries`. */
export const checkLinks = (entries: Entry[], index: LinkIndex): Problem[] =>
  entries.flatMap((entry) => checkEntry(entry, index))

function checkEntry(entry: Entry, index: LinkIndex): Problem[] {
  const from = { path: entry.source.path, permalink: entry.permalink }
  const file = entry.source.displayPath
  const problems = entry.parsed.links.flatMap(({ url, kind, from: partial, ...place }) => {
    const where = partial?.displayPath ?? file
    if (url.trim() === '') return [emptyLink(where, place)]
    return problemOf(where, place, url, { ...from, ...partial }, index, kind === 'image')
  })
  if (entry.image !== undefined) {
    problems.push(
      ...problemOf(file, readFrontMatter(entry.source).placeOf(['image']), entry.image, from, index, true),
    )
  }
  return problems
}

const emptyLink = (file: string, place: Place): Problem =>
  problem(file, place, 'У ссылки пустой адрес. Впишите его или уберите ссылку.', 'links/empty')

/** What is wrong with one link, as none or one problem. */
export function problemOf(
  file: string,
  place: Place,
  url: string,
  from: LinkSource,
  index: LinkIndex,
  isImage = false,
): Problem[] {
  const found =
    explainScheme(url, isImage) ?? explain(resolveLink(url, from, index), url, from, index, isImage)
  return found ? [problem(file, place, found.message, found.rule)] : []
}

/** Whether an address runs code or opens what a page should not. */
function explainScheme(url: string, isImage: boolean): { rule: Rule; message: string } | null {
  const scheme = schemeOf(url)
  if (scheme === undefined || isAllowedScheme(scheme, isImage)) return null
  const message = isImage
    ? `Картинки с адресом «${scheme}:» быть не может. Положите файл рядом с текстом.`
    : `Ссылки с адресом «${scheme}:» быть не может. Можно: ${config.html.schemes.map((one) => `${one}:`).join(', ')}.`
  return { rule: 'links/scheme', message }
}

function explain(
  target: LinkTarget,
  url: string,
  from: LinkSource,
  index: LinkIndex,
  isImage: boolean,
): { rule: Rule; message: string } | null {
  if (target.kind === 'page') return explainAnchor(target, url, index)
  if (target.kind !== 'missing') return null
  const { rule, wanted, draft } = target
  if (draft !== undefined) return { rule, message: toDraft(wanted, draft) }
  if (rule === 'links/file') {
    const near = fileHint(wanted, from.path, index.sources.keys()) || ' Проверьте имя и папку.'
    return { rule, message: `Нет файла «${wanted}».${near}` }
  }
  if (rule === 'links/asset') {
    const what = isImage ? 'картинки' : 'файла'
    const near = wanted.startsWith('/')
      ? hint(wanted, rootFiles(index))
      : fileHint(wanted, from.path, index.assets)
    return { rule, message: `Нет ${what} «${wanted}».${near || ' Положите файл рядом с текстом.'}` }
  }
  return { rule, message: `Нет страницы «${wanted}».${pageHint(wanted, index)}` }
}

const toDraft = (wanted: string, draft: string): string =>
  `Ссылка «${wanted}» ведёт на черновик ${draft}, а черновиков на сайте нет. Уберите из него «draft: true» или уберите ссылку.`

/** Addresses of files that keep them: those of the site, and those of the folder `static`. */
const rootFiles = ({ assets, files }: LinkIndex): string[] => [
  ...[...assets].flatMap((path) => (path.startsWith('static/') ? path.slice('static'.length) : [])),
  ...files,
]

/** Pages that are far from what was written help nobody. */
const nearEnough = 0.45

function pageHint(wanted: string, index: LinkIndex): string {
  const routes = [...index.pages.keys()].map((permalink): [string, string] => [permalink, ''])
  const [near] = nearestRoutes(wanted, routes, 1, nearEnough)
  return near === undefined ? ' Проверьте адрес.' : ` Возможно, «${near[0]}»?`
}

/** Longer ones would hide the others. */
const longestAnchor = 60

function explainAnchor(
  { permalink, hash }: { permalink: string; hash: string },
  url: string,
  index: LinkIndex,
): { rule: Rule; message: string } | null {
  const anchors = index.pages.get(permalink)
  const id = decodePath(hash.slice(1))
  if (id === '' || !anchors || anchors.has(id) || id.startsWith(':~:')) return null
  const list = [...anchors].filter((anchor) => anchor.length <= longestAnchor)
  const near =
    hint(id, list) ||
    (list.length > 0
      ? ` Есть: ${list
          .slice(0, 8)
          .map((anchor) => `#${anchor}`)
          .join(', ')}.`
      : '')
  const where = url.startsWith('#') ? 'на этой странице' : `на странице «${permalink}»`
  return { rule: 'links/anchor', message: `Нет якоря «#${id}» ${where}.${near}` }
}
