/** Finds files that nothing reads because of their name, and files in `pages/` that do not become pages. */
import { contentDir } from '../../build/content-dir.mjs'
import { importedPath, moduleStem } from '../../content/file-names'
import type { Entry } from '../../content/types'
import { nearest } from '../../problems/hints'
import { problem, type Problem } from '../../problems/problem'
import { isPartial } from '../../text/path'

/** `linked`: assets that texts show or link to. `modules`: files that texts import, directly or not. */
export function checkFileNames(
  names: Iterable<string>,
  entries: Entry[],
  linked: string[],
  modules: ReadonlySet<string>,
): Problem[] {
  const imported = entries.flatMap(({ source, parsed }) =>
    parsed.imports.map((one) => importedPath(one.source, source.path) ?? ''),
  )
  const used = new Set([...linked, ...imported].map(moduleStem))
  return [...names].flatMap((name) => {
    const file = `${contentDir()}/${name}`
    if (used.has(moduleStem(name)) || modules.has(file)) return []
    const page = name.startsWith('pages/') && !isPartial(name) ? pageAdvice(name) : undefined
    if (page !== undefined) return [problem(file, undefined, page, 'content/page')]
    const message = messageFor(name)
    return message === undefined ? [] : [problem(file, undefined, message, 'content/unread')]
  })
}

/** A script that may be a React page, not a test or types. */
const script = /(?<!\.(test|spec|d))\.[jt]sx?$/

function pageAdvice(name: string): string | undefined {
  if (/\.html?$/i.test(name))
    return 'Страницей файл .html не станет. Перепишите его в .md или положите в static/: там он откроется под своим именем.'
  if (!script.test(name)) return undefined
  const text = name.replace(/\.\w+$/, '.mdx')
  return `Страницей этот файл не станет. Перенесите его в src/${name} и напишите «${text}», где он показан: docs/docusaurus.md, «Страницы из src/pages».`
}

/** Extensions of Markdown in other programs. */
const otherEnding = /\.(?:markdown|mdown|mkdn?|mdwn|mdtext|mdx?\.txt)$/i
const textFolder = /^(docs|blog|pages|versioned_docs)\//
/** A category file in `docs` itself, or in a folder without categories. */
const misplacedCategory = /^(docs|(blog|pages)(\/.*)?)\/_category_\.\w+$/
/** The global styles of Docusaurus. */
const siteStyles = /^src\/css\/[^/]+\.css$/
const nameParts = /^(?<folder>.*\/)?(?<stem>[^/.]+)\.(?<format>[^/]+)$/

function messageFor(name: string): string | undefined {
  const [ending] = otherEnding.exec(name) ?? []
  if (ending !== undefined)
    return textFolder.test(name)
      ? `Страницей файл ${ending} не станет: ожидается .md или .mdx. Переименуйте его.`
      : undefined
  if (misplacedCategory.test(name))
    return 'Раздела меню у этой папки нет: он бывает у папок внутри docs/. Уберите файл или перенесите его туда.'
  if (siteStyles.test(name))
    return 'Эти стили не действуют: ни один текст их не подключает. Цвета и размеры — в app/styles/tokens.css, остальное: docs/docusaurus.md, «Стили».'
  const { folder = '', stem = '', format = '' } = nameParts.exec(name)?.groups ?? {}
  const wanted = wantedFor(folder, stem, format)
  return wanted === undefined || wanted === name.slice(folder.length)
    ? undefined
    : `Этот файл никто не прочтёт: ожидается имя «${wanted}». Переименуйте его${wanted.includes('/') ? ' и перенесите' : ''}.`
}

/** The folders of `tags.yml` and `authors.yml`, and the root, where they do not belong. */
const dataFolder = /^((docs|blog|versioned_docs\/[^/]+)\/)?$/
const dataFormat = /^(json|ya?ml)$/
const moduleFormat = /^([cm]?js|ts)$/

/** The name that a file should probably have, with a folder if the file is in the wrong one. */
function wantedFor(folder: string, stem: string, format: string): string | undefined {
  const isLike = (wanted: string, edits: number) => nearest(stem, [wanted], edits) !== undefined
  if (/^(docs|versioned_docs)\//.test(folder) && isLike('_category_', 3)) {
    if (dataFormat.test(format)) return `_category_.${format}`
    if (stem === '_category_') return '_category_.json'
  }
  if (dataFormat.test(format) && dataFolder.test(folder)) {
    const here = folder === '' ? 'blog/' : ''
    if (isLike('tags', 1)) return `${here}tags.${format === 'json' ? 'yml' : format}`
    if (isLike('authors', 2)) return folder === 'blog/' ? `authors.${format}` : `blog/authors.${format}`
  }
  if (folder === '' && moduleFormat.test(format) && isLike('sidebars', 2)) return `sidebars.${format}`
  if (folder === '' && format === 'json' && isLike('versions', 2)) return 'versions.json'
  if (folder === '' && format === 'json' && isLike('sidebars', 2)) return 'sidebars.json'
  return undefined
}
