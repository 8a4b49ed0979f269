/** Options of `@next/mdx`. JavaScript, since `next.config.mjs` imports them. */
import path from 'node:path'
import { pluginRevision } from '../../build/code-revision.mjs'
import { contentDir } from '../../build/content-dir.mjs'
import { footnoteOptions } from '../footnote-options.mjs'
import { readSharedFile } from './read-shared-file.mjs'

/** @param {string} root project folder */
export function mdxOptions(root) {
  /** @param {string} name @returns {[string]} */
  const preset = (name) => [path.join(root, 'lib/markdown/turbopack', `${name}.mjs`)]
  return {
    // imported texts may have either extension; both are compiled as MDX
    extension: /\.mdx?$/i,
    options: {
      format: /** @type {const} */ ('mdx'),
      remarkPlugins: preset('remark'),
      rehypePlugins: preset('rehype'),
      remarkRehypeOptions: { ...footnoteOptions, clobberPrefix: '' },
      // columns are aligned by attribute, as in `.md`
      tableCellAlignToStyle: false,
      // the bundler caches files by text and these options, and misses changes in what plugins import
      revision: `${pluginRevision(root)} ${contentDir()} ${readSharedFile(root)?.text ?? ''}`,
    },
  }
}
