import type { Root } from 'mdast'
import { isAssetImport, isDocusaurusModule, isTextImport } from './docusaurus-modules.mjs'
import { importedNames, namesDeclaredIn } from './mdx-nodes'

/**
 * Who provides a component. `site`: HTML, and components of the site under their own or Docusaurus's names.
 * `text`, `asset`: an imported text or file. `author`: all other declared names, including those of packages
 * and `@/`, whose attributes, ids and use of children the site does not know.
 */
type Owner = 'site' | 'text' | 'asset' | 'author'

/** Finds the owner of a component in a text: of `Name`, `Name.Part` or an HTML element. */
export function ownersIn(tree: Root): (name: string | null | undefined) => Owner {
  const sources = importedNames(tree)
  const declared = namesDeclaredIn(tree)
  return (name) => {
    const object = name?.split('.')[0] ?? '' // empty for fragments
    const source = sources.get(object) ?? ''
    if (!declared.has(object) || isDocusaurusModule(source)) return 'site'
    if (isTextImport(source)) return 'text'
    return isAssetImport(source) ? 'asset' : 'author'
  }
}
