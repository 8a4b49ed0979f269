import { codeRevision } from '../code-revision.mjs'

/** Where the code stands that turns Markdown into pages. */
export const compilerPlaces = ['lib/markdown', 'lib/text', 'lib/problems', 'lib/strings']

/**
 * Changes when the code that turns Markdown into pages changes: compiled texts are kept under it. The bundler, too, keeps compiled
 * `.mdx` files by their text and by the loader's options, and does not see what the plugins import: without this in the options it
 * would serve old markup.
 *
 * @param {string} root Folder of the project.
 */
export const pluginRevision = (root) => codeRevision(root, compilerPlaces)
