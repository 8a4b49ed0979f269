/** Versions as in Docusaurus: `versions.json` lists them, newest first; `docs` is the unreleased version. */
import { readYamlFile } from '../markdown/parse-yaml'
import { hintOrList, show } from '../problems/hints'
import { placeAt, problem, type Problem, type SourceFile } from '../problems/problem'
import { config, type Versioning } from '../site'
import { strings } from '../strings'
import { permalinkOf } from '../text/path'
import { docsPath } from './site-paths'
import { isPageFile } from './file-names'
import type { DocsVersion } from './types'

export const currentVersion = 'current'

const versionFolder = (name: string): string =>
  name === currentVersion ? 'docs' : `versioned_docs/version-${name}`

/** The file of a version's sidebar as JSON, relative to the content root. */
export const sidebarsFileOf = (name: string): string =>
  name === currentVersion ? 'sidebars.json' : `versioned_sidebars/version-${name}-sidebars.json`

/** The versions in menu order, newest first. Without `versions.json` there is one. */
export function readVersions(
  files: SourceFile[],
  problems: Problem[],
  options: Versioning = config.docs.versioning,
  instances: readonly string[] = config.docs.instances,
): DocsVersion[] {
  const soFar = problems.length
  const { listed, report } = readList(files, problems)
  // without a valid list the folders cannot be checked
  if (problems.length === soFar) problems.push(...strayFiles(files, [...listed.keys()]))
  const hasPages = (name: string) =>
    files.some(({ path }) => path.startsWith(`${versionFolder(name)}/`) && isPageFile(path))
  for (const [name, index] of listed) {
    if (name === currentVersion || hasPages(name)) continue
    const message = `В папке «${versionFolder(name)}» нет страниц версии «${name}». Положите их туда или уберите версию из списка.`
    report([index], message, 'versions/folder')
  }
  const included = allVersions(listed).filter(
    (name) => hasPages(name) && (options.onlyIncludeVersions?.includes(name) ?? true),
  )
  const released = included.filter((name) => name !== currentVersion)
  const shown = options.includeCurrentVersion === false ? released : included
  return versionsOf(shown.length > 0 ? shown : [currentVersion], options, instances)
}

/** All names, even of versions without pages. The unreleased version is first, unless it is listed. */
const allVersions = (listed: ReadonlyMap<string, number>): string[] => [
  ...(listed.has(currentVersion) ? [] : [currentVersion]),
  ...listed.keys(),
]

/** The versions with the given names, which are in menu order, newest first. */
function versionsOf(
  names: string[],
  { lastVersion: configured, versions = {} }: Versioning,
  instances: readonly string[],
): DocsVersion[] {
  const newest = names.find((name) => name !== currentVersion) ?? currentVersion
  const last = configured !== undefined && names.includes(configured) ? configured : newest
  return names.map((name, index) => {
    const { label, path, banner, noIndex, className } = versions[name] ?? {}
    const defaultBanner = index < names.indexOf(last) ? 'unreleased' : 'unmaintained'
    const shown = banner ?? (name === last ? 'none' : defaultBanner)
    const defaultPath = name === currentVersion ? 'next' : name
    return {
      name,
      label: label ?? (name === currentVersion ? strings.versions.current : name),
      permalink: permalinkOf(docsPath, name === last ? '' : (path ?? defaultPath)),
      folder: versionFolder(name),
      instances,
      isLast: name === last,
      isIndexed: noIndex !== true,
      className: className ?? `docs-version-${name}`,
      ...(shown !== 'none' && { banner: shown }),
    }
  })
}

/** The valid names in `versions.json` with their indexes. Adds the problems of the file to `problems`. */
function readList(files: SourceFile[], problems: Problem[] = []) {
  const source = files.find(({ path }) => path === 'versions.json') ?? { displayPath: '', text: '[]' }
  const { data, isValid, report } = readYamlFile(source, problems)
  if (!Array.isArray(data) && isValid) {
    const message = `Ожидается список версий, от новых к старым: ["2.0", "1.0"], а написано ${show(data)}.`
    report([], message, 'versions/list')
  }
  const listed = new Map<string, number>()
  const names: unknown[] = Array.isArray(data) ? data : []
  for (const [index, name] of names.entries()) {
    const mistake = nameMistake(name, listed)
    if (mistake !== undefined) report([index], mistake, 'versions/name')
    else listed.set(name as string, index) // a valid name is a string
  }
  return { listed, report }
}

/** Why a name cannot be a folder and a part of an address; `undefined` if it can. */
function nameMistake(name: unknown, others: ReadonlyMap<string, number>): string | undefined {
  if (typeof name !== 'string')
    return `Имя версии: ожидается строка в кавычках, например "1.0", а написано ${show(name)}.`
  if (others.has(name)) return `Версия «${name}» названа дважды. Оставьте одну строку.`
  // oxlint-disable-next-line no-control-regex -- invalid in file names
  if (name.trim() !== '' && /^(?!\.\.?$)[^\\/:*?"<>|\u0000-\u001f]{1,32}$/.test(name)) return undefined
  return `Имя версии «${name}» не годится для папки: нужно от 1 до 32 знаков без / \\ : * ? " < > |. Переименуйте её.`
}

/** Reports folders and sidebars of versions that `versions.json` does not list. */
function strayFiles(files: SourceFile[], names: string[]): Problem[] {
  const seen = new Set(names.flatMap((name) => [versionFolder(name), sidebarsFileOf(name)]))
  return files.flatMap(({ path, displayPath }) => {
    const [entry, inFolder = ''] = /^versioned_(?:docs|sidebars)\/([^/]+)/.exec(path) ?? []
    if (entry === undefined || seen.has(entry)) return []
    seen.add(entry)
    const name = inFolder.replace(/^version-|-sidebars\.json$/g, '')
    const message = `Версии «${name}» нет в versions.json: «${entry}» на сайт не попадёт. Добавьте версию в список или удалите её файлы.`
    return [problem(displayPath, undefined, message, 'versions/unlisted')]
  })
}

/** Reports versions that only `lib/site.ts` names. `settings` is its text, `file` its name in messages. */
export function checkVersioning(
  files: SourceFile[],
  file: string,
  settings: string,
  { lastVersion, onlyIncludeVersions = [], versions = {} } = config.docs.versioning,
): Problem[] {
  const existing = allVersions(readList(files).listed)
  const named = [lastVersion ?? [], onlyIncludeVersions, Object.keys(versions)].flat()
  const start = Math.max(0, settings.indexOf('versioning:'))
  return named.flatMap((name) => {
    if (existing.includes(name)) return []
    const message = `Версии «${name}» нет в versions.json.${hintOrList(name, existing)}`
    return [problem(file, placeAt(settings, settings.indexOf(name, start)), message, 'versions/unlisted')]
  })
}
