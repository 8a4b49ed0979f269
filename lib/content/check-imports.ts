/** Finds imports of `.mdx` files that lead nowhere: the bundler would fail without naming a place an author can mend. */
import fs from 'node:fs'
import { docusaurusModules } from '../markdown/docusaurus-modules.mjs'
import { fileHint, hint, nearest } from '../problems/describe'
import { importedPath } from './file-names'
import { problem, type Problem } from '../problems/problem'
import type { Entry } from './types'

/** Endings that an import may leave out. */
const extensions = ['', '/index'].flatMap((file) =>
  ['', '.tsx', '.ts', '.jsx', '.js', '.mjs'].map((end) => file + end),
)

export const moduleFile = (path: string, isFile: (path: string) => boolean): string | undefined =>
  extensions.map((extension) => path + extension).find(isFile)

const isProjectFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

export interface ImportScope {
  files: ReadonlySet<string>
  packages: ReadonlySet<string>
}

export const checkImports = (entries: Entry[], scope: ImportScope): Problem[] =>
  entries.flatMap(({ source, parsed }) =>
    parsed.imports.flatMap(({ source: wanted, from = source, ...place }) => {
      const message = explainImport(wanted, from.path, scope)
      return message === null ? [] : [problem(from.displayPath, place, message, 'mdx/import')]
    }),
  )

/** Why the file at `path` cannot import `wanted`; `null` when it can. */
export function explainImport(wanted: string, path: string, { files, packages }: ImportScope): string | null {
  const parts = wanted.split('/')
  const [scope = '', part = ''] = parts
  if (['@theme', '@theme-original', '@docusaurus'].includes(scope)) {
    const known = Object.keys(docusaurusModules)
    if (known.includes(wanted)) return null
    const names = new Map(known.map((module) => [module.split('/')[1] ?? '', module]))
    const near = names.get(nearest(part, names.keys()) ?? '')
    return `Нет модуля «${wanted}».${near ? ` Возможно, «${near}»?` : ` Есть: ${known.join(', ')}.`}`
  }
  if (scope === '@') {
    if (moduleFile(wanted.slice('@/'.length), isProjectFile) !== undefined) return null
    return `Нет файла «${wanted}» для import. «@/» — корень проекта: проверьте имя и папку.`
  }
  if (wanted.includes('!'))
    return `Загрузчики Webpack («${wanted}») не поддерживаются. Импортируйте сам файл или вставьте его текст.`
  const target = importedPath(wanted, path)
  if (target === null) {
    const name = parts.slice(0, scope.startsWith('@') ? 2 : 1).join('/')
    if (packages.has(name)) return null
    const near = hint(name, packages)
    const advice = near ? `${near} Если нет, установите его:` : ' Проверьте название или установите его:'
    return `Нет пакета «${name}».${advice} npm install ${name}.`
  }
  if (moduleFile(target, (file) => files.has(file)) !== undefined) return null
  return `Нет файла «${wanted}» для import.${fileHint(wanted, path, files) || ' Проверьте имя и папку.'}`
}
