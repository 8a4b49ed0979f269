/** Finds imports of `.mdx` files that lead nowhere: the bundler would fail without naming a place an author can mend. */
import { docusaurusModules } from '../markdown/docusaurus-modules.mjs'
import type { FoundImport } from '../markdown/types'
import { fileHint, hint, nearest } from '../problems/describe'
import { importedPath } from './file-names'
import { problem, type Problem, type SourceFile } from '../problems/problem'

/** Endings that an import may leave out. */
const extensions = ['', '/index'].flatMap((file) =>
  ['', '.tsx', '.ts', '.jsx', '.js', '.mjs'].map((end) => file + end),
)

/** The file that an import of a path means. */
export const moduleFile = (path: string, isFile: (path: string) => boolean): string | undefined =>
  extensions.map((extension) => path + extension).find(isFile)

/** What can be imported. */
export interface ImportScope {
  /** All files of the content folder. */
  files: ReadonlySet<string>
  /** Names of packages that the project has. */
  packages: ReadonlySet<string>
  /** Whether the project has a file at a path from its root. */
  isProjectFile: (path: string) => boolean
}

/** What works in browsers alone of React; `.mdx` files are rendered by the build. */
const ofBrowser = new Set(
  (
    'useState useEffect useReducer useRef useContext useLayoutEffect useInsertionEffect useImperativeHandle useEffectEvent ' +
    'useSyncExternalStore useTransition useDeferredValue useOptimistic useActionState createContext Component PureComponent'
  ).split(' '),
)

/** How the names that a module takes from React are written, in braces or behind its own. */
const takenFromReact = /\bimport\s+(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]react['"]|\bReact\.(\w+)/g

/** Whether a module begins with `'use client'`, comments aside. */
export const isForBrowsers = (code: string): boolean =>
  /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/.test(code)

/** The first name that the code of a module takes from React and that works in browsers alone, and where it stands. */
export function browserNameIn(code: string): { name: string; offset: number } | undefined {
  for (const { 0: whole, 1: list, 2: member, index } of code.matchAll(takenFromReact)) {
    const names = (list ?? member ?? '').replace(/\btype\s+[\w$]+/g, '').split(/[\s,]+/)
    const name = names.find((written) => ofBrowser.has(written))
    if (name !== undefined) return { name, offset: index + whole.indexOf(name) }
  }
  return undefined
}

const notHere = (name: string): string =>
  `Файл .mdx выполняет сборка, а «${name}» работает только в браузере. Вынесите компонент в файл .tsx, который начинается с 'use client', и импортируйте сюда.`

/** Problems of the imports of a file. */
export const checkImports = (source: SourceFile, imports: FoundImport[], scope: ImportScope): Problem[] =>
  imports.flatMap(({ source: wanted, names = [], ...place }) => {
    const live = names.find((name) => ofBrowser.has(name))
    const message = live === undefined ? explainImport(wanted, source.path, scope) : notHere(live)
    return message === null ? [] : [problem(source.displayPath, place, message, 'mdx/import')]
  })

/** Why the file at `path` cannot import `wanted`; `null` when it can. */
export function explainImport(
  wanted: string,
  path: string,
  { files, packages, isProjectFile }: ImportScope,
): string | null {
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
