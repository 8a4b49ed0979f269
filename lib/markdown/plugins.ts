/** The plugins for texts, in order: one list for `.md` and `.mdx`. */
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { PluggableList } from 'unified'
import { remarkMdxModules } from './remark-mdx-modules'
import { rehypeBlocks } from './rehype-blocks'
import { rehypeCode } from './rehype-code'
import rehypeProse, { rehypeFirstPicture } from './rehype-prose'
import { rehypeStaticHtml } from './rehype-static-html'
import remarkBareLinks from './remark-bare-links'
import remarkCodeComponent from './remark-code-component'
import remarkCodeMeta from './remark-code-meta'
import remarkDirectives, { remarkContainers } from './remark-directives'
import remarkDocusaurusSyntax from './remark-docusaurus-syntax'
import remarkHead from './remark-head'
import remarkHeadingIds from './remark-heading-ids'
import remarkEscapes from './remark-escapes'
import remarkJsxLines from './remark-jsx-lines'
import remarkNpm2yarn from './remark-npm2yarn'
import remarkRendered from './remark-rendered'
import remarkRowIds from './remark-row-ids'
import remarkSharedComponents from './remark-shared-components'
import { remarkEmoji, remarkTypography } from './remark-typography'

/** On mdast. */
export const remarkPlugins: PluggableList = [
  remarkDocusaurusSyntax,
  remarkSharedComponents,
  remarkEscapes,
  remarkFrontmatter,
  remarkGfm,
  remarkBareLinks,
  remarkMath,
  remarkContainers,
  remarkHead,
  remarkHeadingIds,
  remarkDirectives,
  remarkCodeComponent,
  remarkNpm2yarn,
  remarkCodeMeta,
  remarkRendered,
  remarkEmoji,
  remarkRowIds,
]

/** On hast. */
export const rehypePlugins: PluggableList = [rehypeBlocks, ...rehypeCode, rehypeProse]

/** All plugins of a file compiled by the bundler; `render.ts` has those of the others. */
export const mdxPlugins = {
  remark: [...remarkPlugins, remarkJsxLines, remarkMdxModules, remarkTypography],
  rehype: [...rehypePlugins, rehypeFirstPicture, rehypeStaticHtml],
} satisfies Record<string, PluggableList>
