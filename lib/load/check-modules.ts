/** Modules that authors write themselves, and what these import: the bundler would fail without a place an author can mend. */
import path from 'node:path'
import { build, type BuildFailure, type Message, type Plugin } from 'esbuild'
import { explainImport, moduleFile, type ImportScope } from '../content/check-imports'
import { codeMessage, messagePlace } from '../markdown/code-message'
import { importedPath } from '../content/file-names'
import { problem, type Problem } from '../problems/problem'
import { contentDir } from '../content/read'
import type { Entry } from '../content/types'

const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file)

/** The file that an import in the file at `from` means; both from the content root. */
const fileOf = (wanted: string, from: string, { files }: ImportScope): string | undefined =>
  moduleFile(importedPath(wanted, from) ?? '', (file) => files.has(file))

/** Problems of the modules that texts import, directly or not. */
export async function checkModules(entries: Entry[], scope: ImportScope) {
  const root = contentDir()
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
      plugins: [imports(path.resolve(root), scope)],
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
      if (message !== null) return { errors: [{ text: message, detail: 'mdx/import' }] }
      const file = fileOf(wanted, from, scope)
      return file && isCode(file) ? { path: path.join(root, file) } : { path: wanted, external: true }
    })
  },
})

function problemOf(found: Message): Problem {
  const isImport = found.detail === 'mdx/import'
  const message = isImport ? found.text : `Код не прочитан: ${codeMessage(found.text)}. Исправьте его.`
  const file = found.location?.file ?? contentDir()
  return problem(file, messagePlace(found), message, isImport ? 'mdx/import' : 'mdx/module')
}
