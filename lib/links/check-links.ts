/** Finds broken links to pages, anchors and files, in texts and in front matter. */
import { isPicture } from '../content/assets'
import type { Entry } from '../content/types'
import { readFrontMatter } from '../markdown/front-matter'
import { itemsIn } from '../nav/sidebar-tree'
import type { SidebarGroup, SidebarItem } from '../nav/types'
import { fileHint, hint, hintOrList, proposal } from '../problems/hints'
import { nearestRoutes } from '../text/nearest-routes'
import { problem, type FilePlace, type Problem } from '../problems/problem'
import type { Rule } from '../rules'
import { printable } from '../text/characters'
import { idOfHash, isExternal, isPageTop, isPartial, readableHash, schemeOf } from '../text/path'
import { hrefOf, isSafeScheme } from '../text/url'
import { typoMessage } from './typo-message'
import { urlResolver } from './url-resolver'
import { deadUrlOf, resolveLink, type LinkIndex, type LinkSource, type LinkTarget } from './resolve-link'

interface WrittenLink extends FilePlace {
  url: string
  from: LinkSource
  isImage?: boolean
  isImport?: boolean
}

export const checkLinks = (entries: Entry[], index: LinkIndex): Problem[] =>
  entries.flatMap((entry) => linksOf(entry).flatMap((link) => checkLink(link, index)))

/** All links of an entry: in its text and imports, its social image, and the address for edits. */
export function linksOf({ source, permalink, parsed, fields }: Entry): WrittenLink[] {
  const file = source.displayPath
  const from = { path: source.path, permalink }
  const links: WrittenLink[] = parsed.links
    .filter(({ isGuess }) => !isGuess)
    .map(({ kind, from: partial, ...link }) => ({
      ...link,
      file: partial?.displayPath ?? file,
      from: { ...from, ...partial },
      isImage: kind === 'image',
    }))
  const inFields = {
    image: fields.image,
    // only docs have this field
    custom_edit_url: 'custom_edit_url' in fields ? fields.custom_edit_url : undefined,
  }
  for (const [name, url] of Object.entries(inFields)) {
    const place = readFrontMatter(source).placeOf([name])
    if (typeof url === 'string' && url !== '')
      links.push({ ...place, file, url, from, isImage: name === 'image' })
  }
  return links
}

export const fromRoot = { path: '', permalink: '/' }

/** The social image of a generated category index. */
export const pictureOfGroup = ({ generatedIndex, declared }: SidebarGroup): WrittenLink[] =>
  generatedIndex?.image && declared
    ? [{ ...declared, url: generatedIndex.image, from: fromRoot, isImage: true }]
    : []

/** Problems of internal links in a sidebar file, and of images of categories. */
export const checkSidebarLinks = (items: SidebarItem[], index: LinkIndex): Problem[] =>
  itemsIn(items).flatMap((item) => {
    const link = item.type === 'link' && !isExternal(item.href) ? item.declared : undefined
    const links = item.type === 'group' ? pictureOfGroup(item) : link ? [{ ...link, from: fromRoot }] : []
    return links.flatMap((each) => checkLink(each, index))
  })

/** Problems of one link or image: an unusable address, a missing page or anchor, a page that has moved. */
export function checkLink(link: WrittenLink, index: LinkIndex): Problem[] {
  const { file, url, from, isImage } = link
  const found = (rule: Rule, message: string, deadUrl?: string) => [
    { ...problem(file, link, message, rule), ...(deadUrl !== undefined && { deadUrl }) },
  ]
  if (url.trim() === '') return found('links/empty', 'У ссылки пустой адрес. Впишите его или уберите ссылку.')
  const scheme = schemeOf(url) ?? 'https'
  if (!(isImage ? ['http', 'https', 'pathname'].includes(scheme) : isSafeScheme(scheme)))
    return found('links/scheme', schemeMessage(scheme, isImage))
  if (isImage && scheme === 'http') return found('html/blocked', insecureMessage)
  const target = resolveLink(url, from, index)
  const typo = target.kind === 'missing' || target.kind === 'external' ? typoMessage(url) : undefined
  const deadUrl = () => deadUrlOf(urlResolver(from, index)(url).href)
  if (typo !== undefined)
    return found(target.kind === 'missing' ? target.rule : 'links/page', typo, deadUrl())
  if (target.kind === 'missing') {
    const rule = link.isImport ? 'mdx/import' : target.rule
    return found(rule, missingMessage(target, link, index), deadUrl())
  }
  if (target.kind !== 'page') return []
  const moved = target.movedFrom === undefined ? [] : found('links/moved', movedMessage(target))
  // a component may render the anchor: only the check of built pages can tell
  const message = index.openPages.has(target.permalink) ? undefined : anchorMessage(target, url, index)
  if (message === undefined) return moved
  const broken = deadUrlOf(hrefOf(target.permalink) + target.query + target.hash)
  return [...moved, ...found('links/anchor', message, broken)]
}

const insecureMessage =
  'Картинка, звук, видео или фрейм по http:// не откроется. Напишите https:// или положите файл рядом с текстом.'

type PageTarget = Extract<LinkTarget, { kind: 'page' }>

const movedMessage = ({ movedFrom, permalink, query, hash }: PageTarget): string =>
  `Страница «${movedFrom}» переехала. Новый адрес: «${permalink}${query}${readableHash(hash)}».`

const schemeMessage = (scheme: string, isImage = false): string =>
  isImage
    ? `Картинки или фрейма с адресом «${scheme}:» быть не может. Положите картинку рядом с текстом, вместо фрейма поставьте ссылку.`
    : `Ссылки с адресом «${scheme}:» быть не может: такой адрес выполняет код или открывает файлы читателя. Уберите её.`

function missingMessage(
  { rule, wanted, draft }: Extract<LinkTarget, { kind: 'missing' }>,
  { from, isImage }: WrittenLink,
  index: LinkIndex,
): string {
  if (draft !== undefined)
    return `Ссылка «${wanted}» ведёт на ${draft}, а этой страницы на сайте нет: она черновик или запись с датой в будущем. Опубликуйте её или уберите ссылку.`
  if (rule === 'links/page')
    return `Нет страницы «${printable(wanted)}».${pageHint(wanted, index) || ' Проверьте адрес.'}`
  if (rule === 'links/file' && isPartial(wanted))
    return `У файла «${printable(wanted)}» нет страницы: имена с «_» — у вставок. Сошлитесь на страницу, которая его вставляет.`
  if (rule === 'links/file')
    return `Нет файла «${printable(wanted)}».${fileHint(wanted, from.path, index.sources.keys()) || ' Проверьте имя и папку.'}`
  const near = wanted.startsWith('/') ? hint(wanted, index.files) : fileHint(wanted, from.path, index.assets)
  return `Нет ${isImage && isPicture(wanted) ? 'картинки' : 'файла'} «${printable(wanted)}».${near || putAdvice(wanted)}`
}

function putAdvice(wanted: string): string {
  const [, start = '', rest = ''] = /^(\/|@site\/)?(.*)$/s.exec(wanted) ?? []
  if (start === '' || rest.startsWith('../')) return ' Положите файл рядом с текстом.'
  const place = start === '/' ? `static/${rest}` : rest
  return ` Положите файл в ${printable(place)} папки содержимого или рядом с текстом.`
}

/** The largest distance between an address and a suggestion. */
const nearEnough = 0.45

function pageHint(wanted: string, { pages }: LinkIndex): string {
  const routes = [...pages.keys()].map((permalink): [string, string] => [permalink, ''])
  const [near] = nearestRoutes(wanted, routes, 1, nearEnough)
  return near ? proposal(near[0], wanted) : ''
}

/** The message about a broken hash; `undefined` if the hash is valid. */
function anchorMessage({ permalink, hash }: PageTarget, url: string, { pages }: LinkIndex) {
  const anchors = pages.get(permalink)
  const id = idOfHash(hash)
  if (isPageTop(id) || !anchors || anchors.has(id)) return undefined
  const where = url.startsWith('#') ? 'на этой странице' : `на странице «${permalink}»`
  const [bare = '', query] = id.split('?')
  const order = query !== undefined && anchors.has(bare) ? ` Поставьте «?${query}» перед «#».` : ''
  return `Нет якоря «#${printable(id)}» ${where}.${order || hintOrList(id, anchors)}`
}
