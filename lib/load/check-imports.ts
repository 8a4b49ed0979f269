/** Imports of texts, and of modules that authors write themselves: the bundler would fail without a place an author can mend. */
import fs from 'node:fs'
import path from 'node:path'
import { build, type BuildFailure, type Message, type Plugin } from 'esbuild'
import { importedPath } from '../content/file-names'
import { contentDir } from '../content/read'
import type { Entry } from '../content/types'
import { codeMessage, messagePlace } from '../markdown/code-message'
import { docusaurusModules } from '../markdown/docusaurus-modules.mjs'
import { fileHint, hint, nearest } from '../problems/describe'
import { problem, type Problem } from '../problems/problem'

/** Endings that an import may leave out. */
const endings = ['', '/index'].flatMap((file) =>
  ['', '.tsx', '.ts', '.jsx', '.js', '.mjs'].map((end) => file + end),
)

const moduleFile = (file: string, isFile: (path: string) => boolean): string | undefined =>
  endings.map((ending) => file + ending).find(isFile)

const isProjectFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file)

/** What may be imported: files of the content, from its root, and packages. */
interface ImportScope {
  files: ReadonlySet<string>
  packages: ReadonlySet<string>
}

/** The file that an import in the file at `from` means; both from the content root. */
const fileOf = (wanted: string, from: string, { files }: ImportScope): string | undefined =>
  moduleFile(importedPath(wanted, from) ?? '', (file) => files.has(file))

/** Why the file at `from` cannot import `wanted`; `null` when it can. */
function explainImport(wanted: string, from: string, scope: ImportScope): string | null {
  const parts = wanted.split('/')
  const [top = '', part = ''] = parts
  if (['@theme', '@theme-original', '@theme-init', '@docusaurus', '@generated'].includes(top)) {
    const known = Object.keys(docusaurusModules)
    if (known.includes(wanted)) return null
    if (part === 'MDXComponents') return `Нет модуля «${wanted}». ${registryAdvice}`
    const names = new Map(known.map((module) => [module.split('/')[1] ?? '', module]))
    const near = names.get(nearest(part, names.keys()) ?? '')
    return `Нет модуля «${wanted}».${near ? ` Возможно, «${near}»?` : ` Есть: ${known.join(', ')}.`}`
  }
  if (top === '@') {
    if (moduleFile(wanted.slice('@/'.length), isProjectFile) !== undefined) return null
    return `Нет файла «${wanted}» для import. «@/» — корень проекта: проверьте имя и папку.`
  }
  if (wanted.includes('!'))
    return `Загрузчики Webpack («${wanted}») не поддерживаются. Импортируйте сам файл или вставьте его текст.`
  if (importedPath(wanted, from) === null) {
    const name = parts.slice(0, top.startsWith('@') ? 2 : 1).join('/')
    if (scope.packages.has(name)) return null
    const near = hint(name, scope.packages)
    const advice = near ? `${near} Если нет, установите его:` : ' Проверьте название или установите его:'
    return `Нет пакета «${name}».${advice} npm install ${name}.`
  }
  if (fileOf(wanted, from, scope) !== undefined) return null
  return `Нет файла «${wanted}» для import.${fileHint(wanted, from, scope.files) || ' Проверьте имя и папку.'}`
}

const registryAdvice =
  'Компоненты, которые тексты берут без import, впишите в components/mdx/registry.tsx: docs/docusaurus.md, «Компоненты без import».'

/** A file of Docusaurus that authors expect to work, while the site has another place for what it says. */
export const checkTheme = ({ files }: ImportScope): Problem[] =>
  [...files]
    .filter((file) => /^src\/theme\/MDXComponents(\/index)?\.[jt]sx?$/.test(file))
    .map((file) => {
      const message = `Файл src/theme/MDXComponents сайт не читает. ${registryAdvice}`
      return problem(`${contentDir()}/${file}`, undefined, message, 'mdx/registry')
    })

/** Problems of the imports that stand in texts. */
export const checkImports = (entries: Entry[], scope: ImportScope): Problem[] =>
  entries.flatMap(({ source, parsed }) =>
    parsed.imports.flatMap(({ source: wanted, from = source, ...place }) => {
      const message = explainImport(wanted, from.path, scope)
      return message === null ? [] : [problem(from.displayPath, place, message, 'mdx/import')]
    }),
  )

/** Problems of the modules that texts import, directly or not. */
export async function checkModules(entries: Entry[], scope: ImportScope): Promise<Problem[]> {
  const root = path.resolve(contentDir())
  const imported = entries.flatMap(({ source, parsed }) =>
    parsed.imports.flatMap(({ source: wanted, from = source }) => fileOf(wanted, from.path, scope) ?? []),
  )
  const entryPoints = [...new Set(imported)].filter(isCode).map((file) => path.join(root, file))
  if (entryPoints.length === 0) return []
  try {
    await build({
      entryPoints,
      bundle: true,
      write: false,
      outdir: '.cache/modules',
      format: 'esm',
      jsx: 'automatic',
      loader: { '.js': 'jsx' },
      logLevel: 'silent',
      plugins: [imports(root, scope)],
    })
    return []
  } catch (thrown) {
    const { errors } = thrown as Partial<BuildFailure>
    if (!errors) throw thrown
    return errors.map(problemOf)
  }
}

/** Follows imports within the content, and says which lead nowhere. */
const imports = (root: string, scope: ImportScope): Plugin => ({
  name: 'imports',
  setup(modules) {
    modules.onResolve({ filter: /.*/ }, ({ path: wanted, importer, kind }) => {
      if (kind === 'entry-point') return undefined
      const from = path.relative(root, importer).split(path.sep).join('/')
      const message = explainImport(wanted, from, scope)
      if (message !== null) return { errors: [{ text: message }] }
      const file = fileOf(wanted, from, scope)
      return file && isCode(file) ? { path: path.join(root, file) } : { path: wanted, external: true }
    })
  },
})

function problemOf(found: Message): Problem {
  const file = found.location?.file ?? contentDir()
  const place = messagePlace(found)
  if (found.pluginName === 'imports') return problem(file, place, found.text, 'mdx/import')
  return problem(file, place, `Код не прочитан: ${codeMessage(found.text)}. Исправьте его.`, 'mdx/module')
}
