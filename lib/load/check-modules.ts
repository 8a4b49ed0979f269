/** Bundles what texts import, without output, to find missing names and files, and syntax errors. */
import fs from 'node:fs'
import path from 'node:path'
import {
  build,
  type BuildFailure,
  type BuildOptions,
  type Message,
  type Plugin,
  type PluginBuild,
} from 'esbuild'
import { contentDir } from '../build/content-dir.mjs'
import type { Described } from '../content/texts'
import type { Entry } from '../content/types'
import { codeMessage, messagePlace } from '../markdown/mdx/code-message'
import { assetFile, docusaurusModules, isTextImport } from '../markdown/mdx/docusaurus-modules.mjs'
import { rootAddress } from '../markdown/root-address'
import type { ParsedMarkdown } from '../markdown/types'
import { problem, type Place, type Problem } from '../problems/problem'
import { own } from '../data/own'
import { explainImport, fileOf, projectFile, type ImportScope } from './check-imports'
import { checkStyles } from './check-styles'
import { checkTheme } from './check-theme'
import { adviceOnName } from './docusaurus-advice'

type Texts = ReadonlyMap<string, Pick<Described, 'parsed'>>

/** Problems of imported names, and of all modules that texts import, directly or indirectly. */
export async function checkModules(entries: Entry[], scope: ImportScope, texts: Texts): Promise<Problem[]> {
  const root = path.resolve(contentDir())
  const entryPoints = entries
    .filter(({ parsed }) => parsed.imports.length > 0)
    .map(({ source }) => `text:${source.path}`)
  const seen = new Set<string>()
  const bundle = (broken?: ReadonlySet<string>): Promise<Message[]> =>
    build({ ...options, entryPoints, plugins: [modulesOf(root, scope, texts, seen, broken)] }).then(
      ({ warnings }) => warnings.filter(isMistake),
      ({ errors, warnings }: BuildFailure) => [...errors, ...warnings.filter(isMistake)],
    )
  const found = await bundle()
  // esbuild compares names only if it could read all modules: on the second run unreadable ones are left out
  const unread = found.filter(({ pluginName }) => pluginName === '')
  const broken = new Set(unread.map(({ location }) => location?.file ?? ''))
  if (found.length > 0) found.push(...(await bundle(broken)))
  found.push(...(await commonModules([...seen].filter((file) => !broken.has(file)))))
  const theme = checkTheme(scope.files, seen, (file) => fs.readFileSync(file, 'utf8'))
  return [...found.map((message) => problemOf(message, texts)), ...theme]
}

const options = {
  bundle: true,
  write: false,
  outdir: '.cache/modules',
  format: 'esm',
  jsx: 'automatic',
  loader: { '.js': 'jsx' },
  logLevel: 'silent',
} as const satisfies BuildOptions

/** A name missing in a namespace import. */
const isMistake = ({ id }: Message): boolean => id === 'import-is-undefined'

/** CommonJS in modules, each parsed on its own: given the file name, esbuild knows the module type. */
async function commonModules(files: string[]): Promise<Message[]> {
  const { warnings } = await build({ ...options, bundle: false, entryPoints: files })
  return warnings.filter(({ id }) => id === commonId)
}

const commonId = 'commonjs-variable-in-esm'
const commonMessage =
  'Модуль написан для Node.js (module.exports): сборщик его не прочтёт. Пишите export default и import или назовите файл .cjs.'

/** Follows imports within the content and reports broken ones. Of packages and the project, only the imported module itself is read. */
const modulesOf = (
  root: string,
  scope: ImportScope,
  texts: Texts,
  seen: Set<string>,
  broken?: ReadonlySet<string>,
): Plugin => ({
  name: 'imports',
  setup(modules) {
    modules.onResolve({ filter: /.*/ }, async ({ path: wanted, ...args }) => {
      if (args.kind === 'entry-point') return { path: wanted.slice('text:'.length), namespace: 'text' }
      if (args.pluginData === inPackages) return undefined
      const isText = args.namespace === 'text'
      const from = isText ? args.importer : path.relative(root, args.importer).split(path.sep).join('/')
      const elsewhere = { path: wanted, external: true }
      if (from.startsWith('../')) return elsewhere
      const message = explainImport(wanted, from, scope)
      // `checkImports` finds those of texts
      if (message !== null) return isText || broken ? elsewhere : { errors: [{ text: message }] }
      const found = await resolveModule(wanted, from, root, scope, modules)
      return broken && 'errors' in found ? elsewhere : found
    })
    modules.onLoad({ filter: /.*/, namespace: 'text' }, ({ path: file }) => ({
      contents: moduleCode(texts.get(file)?.parsed),
      resolveDir: root,
    }))
    modules.onLoad({ filter: /.*/, namespace: 'asset' }, () => ({ contents: 'export default ""' }))
    modules.onLoad({ filter: /\.([cm]?[jt]sx?|json)$/, namespace: 'file' }, ({ path: absolute }) => {
      const file = path.relative('', absolute).split(path.sep).join('/')
      if (absolute.startsWith(root + path.sep) && /\.[jt]sx?$/.test(file)) seen.add(file)
      return broken?.has(file) ? { contents: 'module.exports = {}' } : undefined
    })
    modules.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
      contents: 'module.exports = {}',
      errors: !broken && file.startsWith(`${root}${path.sep}`) ? checkStyles(path.relative('', file)) : [],
    }))
  },
})

/** Marks the resolution of a package, which the plugin leaves to esbuild. */
const inPackages = 'packages'

/** Resolves an import of the content file at `from`. */
function resolveModule(wanted: string, from: string, root: string, scope: ImportScope, modules: PluginBuild) {
  const stem = own<string>(docusaurusModules, wanted)
  const address = stem === undefined ? wanted : `@/components/docusaurus/${stem}`
  const ofProject = address.startsWith('@/') ? projectFile(address) : undefined
  if (ofProject !== undefined) return { path: path.resolve(ofProject) }
  const file = fileOf(wanted, from, scope)
  if (file === undefined) return resolvePackage(wanted, modules)
  if (isTextImport(`./${file}`)) return { path: file, namespace: 'text' }
  const isAsset = assetFile.test(file) || /\.(svg|s[ac]ss)$/i.test(file)
  return isAsset ? { path: file, namespace: 'asset' } : { path: path.join(root, file) }
}

async function resolvePackage(wanted: string, modules: PluginBuild) {
  const search = { resolveDir: path.resolve(''), kind: 'import-statement', pluginData: inPackages } as const
  const { errors, path: file } = await modules.resolve(wanted, search)
  const text = `В пакете нет модуля «${wanted}». Проверьте его название.`
  return errors.length > 0 ? { errors: [{ text }] } : { path: file, external: !/\.([cm]?js|css)$/.test(file) }
}

/** The imports of a text as statements, one per line. */
const importStatements = ({ imports }: ParsedMarkdown) =>
  imports.flatMap(({ source, names, from, line, column }, index) => {
    const address = JSON.stringify(from && source.startsWith('.') ? rootAddress(source, from.path) : source)
    const whole = { code: `import ${address}`, place: { line, column }, from }
    const named = names.map(({ name, ...place }, at) => ({
      code:
        name === '*' ? whole.code : `import { ${JSON.stringify(name)} as n${index}_${at} } from ${address}`,
      place,
      from,
    }))
    return [whole, ...named]
  })

/** A text as a module with its imports and exports. With `export *` it may export anything. */
function moduleCode(parsed: ParsedMarkdown | undefined): string {
  if (!parsed) return 'module.exports = {}'
  const exported = new Set(['default', ...parsed.exports])
  const specifiers = [...exported].map((name) => `content as ${JSON.stringify(name)}`).join(', ')
  const exportCode = exported.has('*') ? 'module.exports = {}' : `const content = 0; export { ${specifiers} }`
  return [...importStatements(parsed).map(({ code }) => code), exportCode].join('\n')
}

function problemOf(found: Message, texts: Texts): Problem {
  const { file = contentDir(), line = 1 } = found.location ?? {}
  const [, text] = /^text:(.*)$/.exec(file) ?? []
  const parsed = text === undefined ? undefined : texts.get(text)?.parsed
  const statement = parsed && importStatements(parsed)[line - 1]
  const place: Place | undefined = parsed ? statement?.place : messagePlace(found)
  const shown = statement?.from?.displayPath ?? (text === undefined ? file : `${contentDir()}/${text}`)
  if (found.id === commonId) return problem(shown, place, commonMessage, 'mdx/module')
  if (found.pluginName === 'imports') return problem(shown, place, found.text, 'mdx/import')
  const [, module, name] =
    /^(?:No matching export in|Import .* (?=")) ?"(.+?)" for import "(.+)"/.exec(found.text) ?? []
  if (module !== undefined && name !== undefined)
    return problem(shown, place, missingMessage(module, name), 'mdx/import')
  return problem(shown, place, `Код не прочитан: ${codeMessage(found.text)}. Исправьте его.`, 'mdx/module')
}

function missingMessage(file: string, name: string): string {
  const [, ofDocusaurus] = /^components\/docusaurus\/(.*)\.tsx?$/.exec(file) ?? []
  const [known] = Object.entries(docusaurusModules).find(([, stem]) => stem === ofDocusaurus) ?? []
  const from = known ?? file.replace(/^text:/, `${contentDir()}/`).replace(/^node_modules\//, '')
  if (name === 'default')
    return `В «${from}» нет export default. Возьмите то, что там есть: import { имя } from ….`
  const advice = known === undefined ? 'Проверьте имя и export.' : adviceOnName(known, name)
  return `В «${from}» нет имени «${name}». ${advice}`
}
