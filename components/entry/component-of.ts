import type { MDXContent, MDXModule } from 'mdx/types'

/** The default export of a page's module. Throws if there is none. */
export function componentOf({ default: Content }: Partial<MDXModule>, path: string): MDXContent {
  if (typeof Content !== 'function')
    throw new Error(`В файле «${path}» нет содержимого по умолчанию (export default).`)
  return Content
}
