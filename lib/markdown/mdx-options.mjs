/** Options of `@next/mdx`. JavaScript, since `next.config.mjs` reads them. */
import path from 'node:path'
import { pluginRevision } from '../code-revision.mjs'
import { footnoteOptions } from './footnotes.mjs'

/** @param {string} root Folder of the project. */
export function mdxOptions(root) {
  /** @param {string} name @returns {[string]} */
  const preset = (name) => [path.join(root, 'lib/markdown/turbopack', `${name}.mjs`)]
  return {
    // texts that `.mdx` files import may have either extension; both are read as MDX
    extension: /\.mdx?$/i,
    options: {
      format: /** @type {const} */ ('mdx'),
      remarkPlugins: preset('remark'),
      rehypePlugins: preset('rehype'),
      remarkRehypeOptions: { ...footnoteOptions, clobberPrefix: '' },
      // columns are aligned by an attribute, as in `.md`
      tableCellAlignToStyle: false,
      // the bundler keeps compiled files by their text and these options, and does not see what plugins import
      revision: `${pluginRevision(root)} ${process.env['CONTENT_DIR'] ?? ''}`,
    },
  }
}
