import { codeRevision } from '../code-revision.mjs'

/** Where the code stands that turns Markdown into pages. */
export const compilerPlaces = ['lib/markdown', 'lib/text', 'lib/problems', 'lib/strings']

/** Changes when that code changes: compiled texts are kept under it. @param {string} root Folder of the project. */
export const pluginRevision = (root) => codeRevision(root, compilerPlaces)
