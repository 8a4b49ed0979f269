/**
 * Versions of the documentation, after the conventions of Docusaurus: `versions.json` lists the released ones, the newest first,
 * `versioned_docs/version-<name>` has their texts, `versioned_sidebars` their sidebars; `docs` is what is being written.
 */
import { parseYaml } from '../markdown/front-matter'
import { hintOrList, show } from '../problems/describe'
import { problem, reportTo, type Loaded, type Place, type Problem } from '../problems/problem'
import { placeAt } from '../text/place'
import { config, type Versioning } from '../site'
import { strings } from '../strings'
import { permalinkOf } from '../text/path'
import type { SourceFile } from '../text/source-file'
import { isPageFile } from './file-names'
import type { DocsVersion } from './types'

export const currentVersion = 'current'
const listFile = 'versions.json'
const versionedFolder = /^versioned_(docs|sidebars)\/([^/]+)/

/** The folder of a version, from the content root. */
const folderOf = (name: string): string =>
  name === currentVersion ? 'docs' : `versioned_docs/version-${name}`

/** The sidebar of a released version, from the content root. */
export const sidebarsFileOf = (name: string): string => `versioned_sidebars/version-${name}-sidebars.json`

/** Versions in the order of menus, the newest first. There is one where the content has no `versions.json`. */
export function readVersions(
  files: SourceFile[],
  options: Versioning = config.docs.versioning,
): { versions: DocsVersion[]; problems: Problem[] } {
  const listed = readList(files)
  const names = listed.value.map(({ name }) => name)
  const hasPages = (name: string) =>
    files.some(({ path }) => path.startsWith(`${folderOf(name)}/`) && isPageFile(path))
  const empty = listed.value.filter(({ name }) => name !== currentVersion && !hasPages(name))
  const problems = [
    ...listed.problems,
    ...empty.map(({ name, file, place }) => {
      const message = `В папке «${folderOf(name)}» нет страниц версии «${name}». Положите их туда или уберите версию из списка.`
      return problem(file, place, message, 'versions/folder')
    }),
    // a broken list says nothing of what is beside it
    ...(listed.problems.length === 0 ? strayFiles(files, names) : []),
  ]
  const found = withCurrent(names).filter(hasPages)
  const wanted = found.filter((name) => options.onlyIncludeVersions?.includes(name) ?? true)
  const released = wanted.filter((name) => name !== currentVersion)
  const shown = options.includeCurrentVersion === false ? released : wanted
  return { versions: describe(shown.length > 0 ? shown : [currentVersion], options), problems }
}

/** The version being written comes first, unless the list gives it a place. */
const withCurrent = (names: string[]): string[] =>
  names.includes(currentVersion) ? names : [currentVersion, ...names]

/** Names of all versions: what a reader may have chosen. */
const versionNames = (files: SourceFile[]): string[] =>
  withCurrent(readList(files).value.map(({ name }) => name))

function describe(names: string[], { lastVersion: wanted, versions = {} }: Versioning): DocsVersion[] {
  const newest = names.find((name) => name !== currentVersion) ?? currentVersion
  const last = wanted !== undefined && names.includes(wanted) ? wanted : newest
  const place = names.indexOf(last)
  return names.map((name, index) => {
    const { label, path, banner, noIndex, className } = versions[name] ?? {}
    const usual = index < place ? 'unreleased' : index > place ? 'unmaintained' : 'none'
    const part = name === last ? '' : (path ?? (name === currentVersion ? 'next' : name))
    const shown = banner ?? usual
    return {
      name,
      label: label ?? (name === currentVersion ? strings.versions.current : name),
      permalink: permalinkOf('docs', part),
      folder: folderOf(name),
      isLast: name === last,
      isIndexed: noIndex !== true,
      className: className ?? `docs-version-${name}`,
      ...(shown !== 'none' && { banner: shown }),
    }
  })
}

/** The sound names of `versions.json`, each with its place. */
function readList(files: SourceFile[]): Loaded<{ name: string; file: string; place: Place }[]> {
  const source = files.find(({ path }) => path === listFile)
  if (!source) return { value: [], problems: [] }
  const file = source.displayPath
  const { data, placeOf, problems: broken } = parseYaml(file, source.text)
  const problems = [...broken]
  const report = reportTo(problems, file, { placeOf })
  const entries: unknown[] = Array.isArray(data) ? data : []
  if (entries !== data && broken.length === 0) {
    const message = `Ожидается список версий, от новых к старым: ["2.0", "1.0"], а написано ${show(data)}.`
    report([], message, 'versions/list')
  }
  const names = new Map<string, Place>()
  for (const [index, name] of entries.entries()) {
    const mistake = nameMistake(name, names)
    if (mistake !== undefined) report([index], mistake, 'versions/name')
    else names.set(name as string, placeOf([index])) // else it has a mistake
  }
  return { value: [...names].map(([name, place]) => ({ name, file, place })), problems }
}

const longestName = 32

/** What keeps a version from being a folder and a part of an address. */
function nameMistake(name: unknown, others: ReadonlyMap<string, Place>): string | undefined {
  if (typeof name !== 'string')
    return `Имя версии: ожидается строка в кавычках, например "1.0", а написано ${show(name)}.`
  if (others.has(name)) return `Версия «${name}» названа дважды. Оставьте одну строку.`
  // oxlint-disable-next-line no-control-regex -- these are what names of files may not have
  const isSound = name.trim() !== '' && !/^\.\.?$/.test(name) && !/[\\/:*?"<>|\u0000-\u001f]/.test(name)
  if (isSound && name.length <= longestName) return undefined
  return `Имя версии «${name}» не годится для папки: нужно от 1 до ${longestName} знаков без / \\ : * ? " < > |. Переименуйте её.`
}

/** Folders and sidebars of versions that the list does not have: nobody would see them. */
function strayFiles(files: SourceFile[], names: string[]): Problem[] {
  const seen = new Set(names.flatMap((name) => [folderOf(name), sidebarsFileOf(name)]))
  return files.flatMap(({ path, displayPath }) => {
    const [entry, , inFolder = ''] = versionedFolder.exec(path) ?? []
    if (entry === undefined || seen.has(entry)) return []
    seen.add(entry)
    const name = inFolder.replace(/^version-|-sidebars\.json$/g, '')
    const message = `Версии «${name}» нет в versions.json: «${entry}» на сайт не попадёт. Добавьте версию в список или удалите её файлы.`
    return [problem(displayPath, undefined, message, 'versions/unlisted')]
  })
}

/** Versions that `lib/site.ts` names and the content lacks. `settings` is the text of that file, `file` its name in messages. */
export function checkVersioning(
  files: SourceFile[],
  file: string,
  settings: string,
  { lastVersion, onlyIncludeVersions = [], versions = {} } = config.docs.versioning,
): Problem[] {
  const known = versionNames(files)
  const named = [lastVersion ?? [], onlyIncludeVersions, Object.keys(versions)].flat()
  const start = Math.max(0, settings.indexOf('versioning:'))
  return named.flatMap((name) => {
    if (known.includes(name)) return []
    const message = `Версии «${name}» нет в versions.json.${hintOrList(name, known)}`
    return [problem(file, placeAt(settings, settings.indexOf(name, start)), message, 'versions/unlisted')]
  })
}
