import type { MDXContent, MDXModule } from 'mdx/types'

/** The component of a page: what its module exports by default. A module without one is an error. */
export function componentOf({ default: Content }: Partial<MDXModule>, path: string): MDXContent {
  if (typeof Content !== 'function')
    throw new Error(`В файле «${path}» нет содержимого по умолчанию (export default).`)
  return Content
}
