import type { Code } from 'mdast'

/** What stands above a block of code, as `remarkCodeMeta` has read it; empty where nothing does. */
export function codeTitle({ data }: Code): string {
  const title = data?.hProperties?.['dataTitle']
  return typeof title === 'string' ? title : ''
}
