import type { MDXContent } from 'mdx/types'
import { mdxModules } from '@/.generated/mdx-modules'

/** The component of an `.mdx` file of the content folder. Nothing is caught: a file that does not load stops the build. */
export async function loadMdx(path: string): Promise<MDXContent> {
  const load = mdxModules[path]
  // while it is written, a file with a mistake is left out, and the page tells the mistake
  if (!load && process.env.NODE_ENV === 'development') return () => null
  if (!load) throw new Error(`Нет модуля для «${path}»: запустите scripts/prebuild.`)
  const loaded = await load()
  if (typeof loaded.default !== 'function')
    throw new Error(`В файле «${path}» нет содержимого по умолчанию (export default).`)
  return loaded.default
}
