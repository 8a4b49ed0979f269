/**
 * Versions of the documentation, after the conventions of Docusaurus: `versions.json` lists the released ones, the newest first,
 * `versioned_docs/version-<name>` has their texts, `versioned_sidebars` their sidebars; `docs` is what is being written.
 */
import { isPageFile } from './file-names'
import { show } from '../problems/describe'
import { parseYaml } from '../markdown/front-matter'
import { problem, type Place, type Problem } from '../problems/problem'
import type { SourceFile } from '../text/source-file'
import type { DocsVersion } from './types'
import { permalinkOf } from '../text/path'
import { config, type Versioning } from '../site'
import { strings } from '../strings'

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
  const { names, placeOf, problems } = readVersionNames(files)
  const isSound = problems.length === 0
  const hasPages = (name: string) =>
    files.some(({ path }) => path.startsWith(`${folderOf(name)}/`) && isPageFile(path))
  for (const name of names.filter((one) => one !== currentVersion && !hasPages(one))) {
    const message = `В папке «${folderOf(name)}» нет страниц версии «${name}». Положите их туда или уберите версию из списка.`
    problems.push(problem(placeOf.file, placeOf(name), message, 'versions/folder'))
  }
  // a broken list says nothing of what is beside it
  if (isSound) problems.push(...strayFiles(files, names))
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
export const versionNames = (files: SourceFile[]): string[] => withCurrent(readVersionNames(files).names)

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

interface VersionNames {
  /** The sound ones. */
  names: string[]
  placeOf: ((name: string) => Place) & { file: string }
  problems: Problem[]
}

function readVersionNames(files: SourceFile[]): VersionNames {
  const source = files.find(({ path }) => path === listFile)
  const file = source?.displayPath ?? listFile
  const yaml = parseYaml(file, source?.text ?? '[]')
  const problems = [...yaml.problems]
  const names: string[] = []
  if (problems.length === 0 && !Array.isArray(yaml.data)) {
    const message = `Ожидается список версий, от новых к старым: ["2.0", "1.0"], а написано ${show(yaml.data)}.`
    problems.push(problem(file, yaml.placeOf([]), message, 'versions/list'))
  }
  const entries: unknown[] = Array.isArray(yaml.data) ? yaml.data : []
  for (const [index, name] of entries.entries()) {
    const mistake = nameMistake(name, names)
    if (mistake === undefined)
      names.push(name as string) // else it is one
    else problems.push(problem(file, yaml.placeOf([index]), mistake, 'versions/name'))
  }
  const placeOf = Object.assign((name: string) => yaml.placeOf([entries.indexOf(name)]), { file })
  return { names, placeOf, problems }
}

const longestName = 32

/** What keeps a version from being a folder and a part of an address. */
function nameMistake(name: unknown, others: string[]): string | undefined {
  if (typeof name !== 'string')
    return `Имя версии: ожидается строка в кавычках, например "1.0", а написано ${show(name)}.`
  if (others.includes(name)) return `Версия «${name}» названа дважды. Оставьте одну строку.`
  // oxlint-disable-next-line no-control-regex -- these are what names of files may not have
  const isSound = name.trim() !== '' && !/^\.\.?$/.test(name) && !/[\\/:*?"<>|\u0000-\u001f]/.test(name)
  if (isSound && name.length <= longestName) return undefined
  return `Имя версии «${name}» не годится для папки: нужно от 1 до ${longestName} знаков без / \\ : * ? " < > |. Переименуйте её.`
}

/** Folders and sidebars of versions that the list does not have: nobody would see them. */
function strayFiles(files: SourceFile[], names: string[]): Problem[] {
  const listed = new Set(names.flatMap((name) => [folderOf(name), sidebarsFileOf(name)]))
  const seen = new Set<string>()
  return files.flatMap(({ path, displayPath }) => {
    const [entry] = versionedFolder.exec(path) ?? []
    if (entry === undefined || listed.has(entry) || seen.has(entry)) return []
    seen.add(entry)
    const [, inFolder = ''] = entry.split('/')
    const name = inFolder.replace(/^version-|-sidebars\.json$/g, '')
    const message = `Версии «${name}» нет в versions.json: «${entry}» на сайт не попадёт. Добавьте версию в список или удалите её файлы.`
    return [problem(displayPath, undefined, message, 'versions/unlisted')]
  })
}
