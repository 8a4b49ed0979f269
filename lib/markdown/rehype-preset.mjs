import rehypeBlocks from './rehype-blocks.mjs'
import rehypeCodeBlocks from './rehype-code-blocks.mjs'
import rehypeFigures from './rehype-figures.mjs'
import rehypeHeadings from './rehype-headings.mjs'
import rehypeLead from './rehype-lead.mjs'
import rehypeTables from './rehype-tables.mjs'
import rehypeTaskLists from './rehype-task-lists.mjs'

/**
 * What both kinds of files go through as HTML: the markup of the site's prose. A unified preset, so that the bundler
 * can take it as one plugin by its path.
 * @type {import('unified').Preset}
 */
const rehypePreset = {
  plugins: [
    rehypeBlocks,
    rehypeCodeBlocks,
    rehypeHeadings,
    rehypeTables,
    rehypeTaskLists,
    rehypeFigures,
    rehypeLead,
  ],
}

export default rehypePreset
