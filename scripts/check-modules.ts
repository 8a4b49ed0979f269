/** Modules that authors write themselves, and what these import: the bundler would fail without a place an author can mend. */
import path from 'node:path'
import { build, type BuildFailure, type Message, type Plugin } from 'esbuild'
import { explainImport, moduleExtensions, type ImportScope } from '@/lib/content/check-imports'
import { codeMessage } from '@/lib/content/code-message'
import { importedPath } from '@/lib/content/imported-path'
import { problem, type Problem } from '@/lib/content/problem'
import { contentDir } from '@/lib/content/read'
import type { DescribedMarkdown } from '@/lib/markdown/parse'

const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file)

/** The file that an import means, from the content root. */
const fileOf = (wanted: string, { files }: ImportScope): string | undefined =>
  moduleExtensions.map((extension) => wanted + extension).find((file) => files.has(file))

/** Problems of the modules that texts import, directly or not. */
export async function checkModules(
  texts: Map<string, DescribedMarkdown>,
  scope: ImportScope,
): Promise<Problem[]> {
  const root = contentDir()
  const imported = [...texts].flatMap(([from, { parsed }]) =>
    parsed.imports.flatMap(({ source }) => fileOf(importedPath(source, from) ?? '', scope) ?? []),
  )
  const entries = [...new Set(imported)].filter(isCode)
  if (entries.length === 0) return []
  try {
    await build({
      entryPoints: entries.map((file) => path.join(root, file)),
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
    return errors.map((message) => problemOf(message))
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
      const file = fileOf(importedPath(wanted, from) ?? '', scope)
      return file !== undefined && isCode(file)
        ? { path: path.join(root, file) }
        : { path: wanted, external: true }
    })
  },
})

function problemOf({ text, location, detail }: Message): Problem {
  const file = location?.file ?? contentDir()
  const place = location ? { line: location.line, column: location.column + 1 } : undefined
  return detail === 'mdx/import'
    ? problem(file, place, text, 'mdx/import')
    : problem(file, place, `Код не прочитан: ${codeMessage(text)}. Исправьте его.`, 'mdx/module')
}
