/** Checks what authors import: the bundler would fail without a useful position. */
import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix as path } from 'node:path'
import { importedPath } from '../../content/file-names'
import type { Entry } from '../../content/types'
import { assetFile, isDocusaurusModule, rawFile } from '../../markdown/mdx/docusaurus-modules.mjs'
import { sharedComponents } from '../../markdown/mdx/shared-components'
import { editsOfName, fileHint, hint } from '../../problems/hints'
import { problem, type Problem } from '../../problems/problem'
import { explainMissing } from './missing-modules'

/** Extensions that an import may omit. */
const endings = ['', '/index'].flatMap((file) =>
  ['', '.tsx', '.ts', '.jsx', '.js', '.mjs'].map((end) => file + end),
)

const moduleFile = (file: string, isFile: (path: string) => boolean): string | undefined =>
  endings.map((ending) => file + ending).find(isFile)

export const projectFile = (wanted: string): string | undefined =>
  moduleFile(wanted.slice('@/'.length), isProjectFile)

const isProjectFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** What may be imported: packages, and content files, given relative to the content root. */
export interface ImportScope {
  files: ReadonlySet<string>
  packages: ReadonlySet<string>
}

/** The file of an import at `from`; both are relative to the content root. */
export const fileOf = (wanted: string, from: string, { files }: ImportScope): string | undefined =>
  moduleFile(importedPath(wanted, from) ?? '', (file) => files.has(file))

/** Why a file cannot be imported as text; `null` if it can. */
function explainRaw(file: string, from: string, scope: ImportScope): string | null {
  if (importedPath(file, from) === null || isOutside(file, from) || /\.(mdx?|css|s[ac]ss|less)$/i.test(file))
    return `Текстом берут только файлы папки содержимого, кроме .md и стилей, а не «${file}».`
  return fileOf(file, from, scope) === undefined ? missingFile(file, from, scope) : null
}

const missingFile = (wanted: string, from: string, { files }: ImportScope): string =>
  `Нет файла «${wanted}» для import.${fileHint(wanted, from, files) || ' Проверьте имя и папку.'}`

const isOutside = (wanted: string, from: string): boolean => {
  const rest = wanted.replace(/^(@site)?\//, '')
  return path.join(rest === wanted ? path.dirname(from) : '', rest).startsWith('../')
}

/** The modules that the author's `src/theme` adds to those of the site. */
const themesIn = ({ files }: ImportScope): string[] =>
  [...files].flatMap((file) => {
    const [, name] = /^src\/theme\/(\w+)(?:\/index)?\.[jt]sx?$/.exec(file) ?? []
    return name === undefined || name === 'MDXComponents' ? [] : `@theme/${name}`
  })

/** Why the file at `from` cannot import `wanted`; `null` if it can. */
export function explainImport(wanted: string, from: string, scope: ImportScope): string | null {
  const parts = wanted.split('/')
  const [top = ''] = parts
  if (['@theme', '@theme-original', '@theme-init', '@docusaurus', '@generated'].includes(top)) {
    if (isDocusaurusModule(wanted)) return null
    const replacement = fileOf(wanted, from, scope)
    if (replacement !== undefined) return explainKind(replacement, scope)
    return explainMissing(wanted, themesIn(scope))
  }
  if (top === '@') {
    if (projectFile(wanted) !== undefined) return null
    const own = wanted.replace('@/', '@site/src/')
    const advice = fileOf(own, from, scope) === undefined ? 'проверьте имя и папку' : `возьмите «${own}»`
    return `Нет файла «${wanted}» для import. «@/» — корень проекта: ${advice}.`
  }
  if (top === '~')
    return `Псевдонимов («${wanted}») здесь нет. Файлы папки содержимого берут через «@site/…».`
  const raw = rawFile(wanted)
  if (raw !== '') return explainRaw(raw, from, scope)
  if (wanted.includes('!'))
    return `Загрузчики Webpack («${wanted}») не поддерживаются. Текст файла даёт import из «./файл?raw», а данные сохраните как .json.`
  if (isBuiltin(wanted) || /^(server-only$|next\/(headers|server|cache)$)/.test(wanted))
    return `Модуля «${wanted}» в браузере нет, а код текста работает и там. Положите данные в файл .json и импортируйте его.`
  if (importedPath(wanted, from) === null) {
    const name = parts.slice(0, top.startsWith('@') ? 2 : 1).join('/')
    if (scope.packages.has(name)) return null
    const near = hint(name, scope.packages, editsOfName(name))
    const advice = near ? `${near} Если нет, установите его:` : ' Проверьте название или установите его:'
    return `Нет пакета «${name}».${advice} npm install ${name}.`
  }
  if (isOutside(wanted, from))
    return `Файл «${wanted}» — вне папки содержимого, а import берёт файлы только из неё. Скопируйте его туда.`
  const file = fileOf(wanted, from, scope)
  return file === undefined ? missingFile(wanted, from, scope) : explainKind(file, scope)
}

/** Adds the problems of `src/theme/MDXComponents`. While it cannot be read, drops `mdx/component` problems. */
export function withThemeProblems(found: Problem[]): Problem[] {
  const { file, elements = [], failure } = sharedComponents() ?? {}
  if (!file) return found
  if (failure) {
    // without the list, any component may exist: then only the file is reported
    const others = found.filter(({ rule }) => rule !== 'mdx/component')
    const rule = others.length < found.length ? 'mdx/component' : 'mdx/registry'
    const { place, mistake } = failure
    const unread =
      mistake === undefined
        ? problem(file.displayPath, place, unreadMessage, rule)
        : problem(file.displayPath, place, `Код не прочитан: ${mistake}. Исправьте его.`, 'mdx/module')
    return [...others, unread]
  }
  const [first] = elements
  if (!first) return found
  const names = elements.map(({ name }) => `«${name}»`).join(', ')
  const message = `Замены тегов (${names}) не действуют: теги оформляют стили сайта. Уберите их или возьмите в текстах компонент.`
  return [...found, problem(file.displayPath, first, message, 'mdx/registry')]
}

const unreadMessage =
  'Списка компонентов здесь не прочесть. Ожидается export default { Имя, … }, где у каждого имени свой import: docs/docusaurus.md, «Компоненты без import».'

/** Files that the bundler compiles to modules. */
const moduleKinds = /\.([cm]?[jt]sx?|json|css|svg|mdx?)$/i

function explainKind(file: string, { packages }: ImportScope): string | null {
  if (moduleKinds.test(file) || assetFile.test(file)) return null
  const kind = /\.[^./]*$/.exec(file)?.[0] ?? ''
  if (/^\.s[ac]ss$/i.test(kind))
    return packages.has('sass')
      ? null
      : `Файлам «${kind}» нужен пакет sass. Установите его: npm install sass.`
  return `Файл «${kind}» импортировать нельзя. Вставьте его текст, сохраните его как .json или .js либо дайте на него ссылку.`
}

export const checkImports = (entries: Entry[], scope: ImportScope): Problem[] =>
  entries.flatMap(({ source, parsed }) =>
    parsed.imports.flatMap(({ source: wanted, from = source, line, column }) => {
      const message = explainImport(wanted, from.path, scope)
      return message === null ? [] : [problem(from.displayPath, { line, column }, message, 'mdx/import')]
    }),
  )
