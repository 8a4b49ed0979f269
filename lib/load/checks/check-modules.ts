/** Bundles what texts import, without output, to find missing names and files, and syntax errors. */
import fs from 'node:fs'
import path from 'node:path'
import {
  build,
  type BuildFailure,
  type BuildOptions,
  type Message,
  type OnLoadResult,
  type Plugin,
  type PluginBuild,
} from 'esbuild'
import { contentDir, contentRoot } from '../../build/content-dir.mjs'
import { toPosix } from '../../build/files-below.mjs'
import type { TextInfo } from '../../content/compiled-texts'
import type { Entry } from '../../content/types'
import { categoryMessage } from '../../markdown/checks/check-mdx'
import { codeMessage, messagePlace } from '../../markdown/mdx/code-message'
import {
  assetFile,
  docusaurusModules,
  isModuleFile,
  isTextImport,
  rawFile,
} from '../../markdown/mdx/docusaurus-modules.mjs'
import { rootAddress } from '../../markdown/root-address'
import type { ParsedMarkdown } from '../../markdown/types'
import { placeAt, problem, type Place, type Problem } from '../../problems/problem'
import { ownValue } from '../../data/own-value'
import type { Rule } from '../../rules'
import { explainImport, fileOf, projectFile, type ImportScope } from './check-imports'
import { checkStyles } from './check-styles'
import { missingMessage } from './missing-modules'
import { inPackages, resolvePackage } from './resolve-package'

type Texts = ReadonlyMap<string, Pick<TextInfo, 'parsed'>>

const fileUrl = /\bnew URL\((\s*(["'])([^"'\n]+)\2\s*)(,\s*import\.meta\.url\s*,?\s*)\)/g

/** Turns `new URL('./a.js', import.meta.url)` into an import for esbuild to follow. Positions are kept. */
export const importUrls = (code: string): string =>
  code.replace(fileUrl, (whole, address: string, _quote, file: string, base: string) =>
    isModuleFile(file) ? `import (${address}${base.replace(/\S/g, ' ')})` : whole,
  )

/** Problems of imported names and of all modules that texts import. `used` lists the files of the modules. */
export async function checkModules(
  entries: Entry[],
  scope: ImportScope,
  texts: Texts,
): Promise<{ problems: Problem[]; used: ReadonlySet<string> }> {
  const entryPoints = entries
    .filter(({ parsed }) => parsed.imports.length > 0)
    .map(({ source }) => `text:${source.path}`)
  const used = new Set<string>()
  const modules = modulesOf(scope, texts, (file) => used.add(file))
  const { errors, warnings } = await messagesOf({ entryPoints, plugins: [modules] })
  const mistakes = warnings.filter(
    ({ id, pluginName }) => pluginName === importsPlugin || id === 'import-is-undefined',
  )
  return { problems: [...errors, ...mistakes].map((message) => problemOf(message, texts)), used }
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

const messagesOf = (given: BuildOptions) =>
  build({ ...options, ...given }).catch((failure: BuildFailure) => failure)

const importsPlugin = 'imports'

/**
 * Follows imports within the content; modules of packages and of the project are read only for their exports.
 * Problems are warnings here: after an error, esbuild would not check whether imported names exist.
 */
const modulesOf = (scope: ImportScope, texts: Texts, onModule: (file: string) => void): Plugin => ({
  name: importsPlugin,
  setup(modules) {
    modules.onResolve({ filter: /.*/ }, ({ path: wanted, ...args }) => {
      if (args.kind === 'entry-point') return { path: wanted.slice('text:'.length), namespace: 'text' }
      if (args.pluginData === inPackages) return undefined
      const isText = args.namespace === 'text'
      const from = isText ? args.importer : toPosix(path.relative(contentRoot(), args.importer))
      const message = from.startsWith('../') ? undefined : explainImport(wanted, from, scope)
      if (message === null) return resolveModule(wanted, from, scope, modules)
      // `checkImports` finds the imports of texts
      return { path: wanted, external: true, warnings: isText || !message ? [] : [{ text: message }] }
    })
    modules.onLoad({ filter: /.*/, namespace: 'text' }, ({ path: file }) => ({
      contents: moduleCode(texts.get(file)?.parsed),
      resolveDir: contentRoot(),
    }))
    modules.onLoad({ filter: /.*/, namespace: 'asset' }, () => ({ contents: 'export default ""' }))
    modules.onLoad({ filter: /\.([cm]?[jt]sx?|json)$/, namespace: 'file' }, ({ path: file }) => {
      onModule(toPosix(path.relative('', file)))
      return checkModule(file)
    })
    modules.onLoad({ filter: /\.css$/ }, ({ path: file }) => {
      onModule(toPosix(path.relative('', file)))
      return {
        contents: anyExports,
        warnings: isContent(file) ? checkStyles(path.relative('', file)) : [],
      }
    })
  },
})

const isContent = (file: string): boolean => file.startsWith(`${contentRoot()}${path.sep}`)

/** The code of a module with unknown exports. */
const anyExports = 'module.exports = {}'

/** Checks one module under its name, which tells esbuild its type. An unreadable one has unknown exports. */
async function checkModule(file: string): Promise<OnLoadResult | undefined> {
  const { errors, warnings } = await messagesOf({ bundle: false, entryPoints: [file] })
  const unread = errors.map((one) => ({ ...one, detail: 'mdx/module', text: unreadMessage(one) }))
  if (unread.length > 0) return { contents: anyExports, warnings: unread }
  const commonJs = warnings.filter(({ id }) => id === 'commonjs-variable-in-esm')
  if (!isContent(file) || !/\.[jt]sx?$/.test(file)) return undefined
  const code = fs.readFileSync(file, 'utf8')
  const at = code.search(/\buseCurrentSidebarCategory\(/)
  const location = { file: path.relative('', file), ...placeAt(code, at) }
  return {
    contents: importUrls(code),
    loader: (/tsx?$/.exec(file)?.[0] ?? 'jsx') as 'ts' | 'tsx' | 'jsx',
    warnings: [
      ...commonJs.map((one) => ({ ...one, detail: 'mdx/module', text: commonMessage })),
      ...(at < 0 ? [] : [{ detail: 'mdx/module', text: categoryMessage, location }]),
    ],
  }
}

const unreadMessage = ({ text }: Message): string => `Код не прочитан: ${codeMessage(text)}. Исправьте его.`
const commonMessage =
  'Модуль написан для Node.js (module.exports): сборщик его не прочтёт. Пишите export default и import или назовите файл .cjs.'

function resolveModule(wanted: string, from: string, scope: ImportScope, modules: PluginBuild) {
  if (rawFile(wanted) !== '') return { path: wanted, namespace: 'asset' }
  const stem = ownValue<string>(docusaurusModules, wanted)
  const address = stem === undefined ? wanted : `@/components/docusaurus/${stem}`
  const projectModule = address.startsWith('@/') ? projectFile(address) : undefined
  if (projectModule !== undefined) return { path: path.resolve(projectModule) }
  const file = fileOf(wanted, from, scope)
  if (file === undefined) return resolvePackage(wanted, modules)
  if (isTextImport(`./${file}`)) return { path: file, namespace: 'text' }
  const isAsset = assetFile.test(file) || /\.(svg|s[ac]ss)$/i.test(file)
  return isAsset ? { path: file, namespace: 'asset' } : { path: path.join(contentRoot(), file) }
}

/** The imports of a text as statements, one on each line. */
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

/** A text as a module with its imports and exports. With `export *`, its exports are unknown. */
function moduleCode(parsed: ParsedMarkdown | undefined): string {
  if (!parsed) return anyExports
  const exported = new Set(['default', ...parsed.exports])
  const specifiers = [...exported].map((name) => `content as ${JSON.stringify(name)}`).join(', ')
  const exportCode = exported.has('*') ? anyExports : `const content = 0; export { ${specifiers} }`
  return [...importStatements(parsed).map(({ code }) => code), exportCode].join('\n')
}

function problemOf(found: Message, texts: Texts): Problem {
  const { file = contentDir(), line = 1 } = found.location ?? {}
  const [, text] = /^text:(.*)$/.exec(file) ?? []
  const parsed = text === undefined ? undefined : texts.get(text)?.parsed
  const statement = parsed && importStatements(parsed)[line - 1]
  const place: Place | undefined = parsed ? statement?.place : messagePlace(found)
  const shown = statement?.from?.displayPath ?? (text === undefined ? file : `${contentDir()}/${text}`)
  if (found.pluginName === importsPlugin)
    return problem(shown, place, found.text, (found.detail as Rule | undefined) ?? 'mdx/import')
  const [, module, name] =
    /^(?:No matching export in|Import .* (?=")) ?"(.+?)" for import "(.+)"/.exec(found.text) ?? []
  if (module !== undefined && name !== undefined)
    return problem(shown, place, missingMessage(module, name), 'mdx/import')
  return problem(shown, place, unreadMessage(found), 'mdx/module')
}
