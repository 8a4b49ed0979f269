import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMath from 'remark-math'
import remarkGitHub from './remark-github.mjs'
import remarkCodeComponent from './remark-code-component.mjs'
import remarkCodeMeta from './remark-code-meta.mjs'
import remarkDirectives from './remark-directives.mjs'
import remarkDocusaurusSyntax from './remark-docusaurus-syntax.mjs'
import remarkDrawn from './remark-drawn.mjs'
import remarkEmoji from './remark-emoji.mjs'
import remarkHeadingIds from './remark-heading-ids.mjs'

/**
 * What both kinds of files go through as Markdown. A unified preset, so that the bundler can take it as one
 * plugin by its path.
 * @type {import('unified').Preset}
 */
const remarkPreset = {
  plugins: [
    remarkDocusaurusSyntax,
    remarkFrontmatter,
    remarkGitHub,
    remarkMath,
    remarkDirective,
    remarkHeadingIds,
    remarkDirectives,
    remarkCodeComponent,
    remarkCodeMeta,
    remarkDrawn,
    remarkEmoji,
  ],
}

export default remarkPreset
