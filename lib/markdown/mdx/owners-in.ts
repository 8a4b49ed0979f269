import type { Root } from 'mdast'
import { isAssetImport, isDocusaurusModule, isTextImport } from './docusaurus-modules.mjs'
import { importedNames, namesDeclaredIn } from './mdx-nodes'

/**
 * Whose a component is. `site`: HTML, or a component that the site gives, under a name of its own or of Docusaurus. `text` and `asset`: an
 * imported text or file. `author`: all other declared names, of packages and of `@/` too: the site does not know their attributes, their
 * ids, and what they do with their children.
 */
type Owner = 'site' | 'text' | 'asset' | 'author'

/** Tells the owners of the components in a text: `Name`, `Name.Part` or an HTML element. */
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
