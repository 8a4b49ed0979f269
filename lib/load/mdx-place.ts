import { compile, type CompileOptions } from '@mdx-js/mdx'
import type { Place } from '../problems/problem'
import { mdxOptions } from '../markdown/mdx/mdx-options.mjs'
import { mdxPlugins } from '../markdown/plugins'

/** Which place in a text a name in its module comes from. Columns start at 0. */
interface Mapping {
  original: Place
  generated: Place
}

const options = {
  ...mdxOptions('').options,
  // added by `@next/mdx`
  providerImportSource: 'next-mdx-import-source-file',
  remarkPlugins: mdxPlugins.remark,
  rehypePlugins: mdxPlugins.rehype,
}

/** Finds the place in a text that a place in its module comes from. Compiles it: bundles have no map. */
export async function mdxPlace(
  path: string,
  value: string,
  { line, column }: Place,
): Promise<Place | undefined> {
  const mappings: Mapping[] = []
  class Mappings {
    addMapping({ original, generated }: Mapping): void {
      mappings.push({ original, generated: { ...generated } }) // the compiler reuses `generated`
    }
    toJSON(): void {}
  }
  // the compiler calls no other methods
  const SourceMapGenerator = Mappings as unknown as CompileOptions['SourceMapGenerator']
  await compile({ path, value }, { ...options, SourceMapGenerator })
  const before = mappings.findLast(({ generated }) => generated.line === line && generated.column < column)
  // a line may start with a keyword, which has no mapping
  const { original } = before ?? mappings.find(({ generated }) => generated.line === line) ?? {}
  return original && { line: original.line, column: original.column + 1 }
}
