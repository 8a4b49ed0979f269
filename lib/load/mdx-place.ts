import path from 'node:path'
import loader from '@mdx-js/loader'
import type { Place } from '../problems/problem'
import { mdxOptions } from '../markdown/mdx/mdx-options.mjs'
import { mdxPlugins } from '../markdown/plugins'

/** Which place in a text a place in its module comes from. Columns start at 0. */
interface Mapping {
  original: Place
  generated: Place
}

/** The part of a source map generator that the loader uses. */
class Mappings {
  readonly found: Mapping[] = []
  addMapping({ original, generated: { line, column } }: Mapping): void {
    this.found.push({ original, generated: { line, column } })
  }
  toJSON(): Mapping[] {
    return this.found
  }
}

/** Finds the place in a text that a place in its module comes from. Compiles it: bundles have no map. */
export async function mdxPlace(
  file: string,
  text: string,
  { line, column }: Place,
): Promise<Place | undefined> {
  const mappings = await mappingsOf(path.resolve(file), text)
  const before = mappings.findLast(({ generated }) => generated.line === line && generated.column < column)
  const { original } = before ?? mappings.find(({ generated }) => generated.line === line) ?? {}
  return original && { line: original.line, column: original.column + 1 }
}

const options = {
  ...mdxOptions('').options,
  // added by `@next/mdx`
  providerImportSource: 'next-mdx-import-source-file',
  remarkPlugins: mdxPlugins.remark,
  rehypePlugins: mdxPlugins.rehype,
  SourceMapGenerator: Mappings,
}

const mappingsOf = (resourcePath: string, text: string): Promise<Mapping[]> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null | undefined, _code: unknown, found: Mapping[]) =>
      error ? reject(error) : resolve(found)
    const context = {
      getOptions: () => options,
      async: () => done,
      resourcePath,
      context: path.dirname(resourcePath),
    }
    loader.call(context, text)
  })
