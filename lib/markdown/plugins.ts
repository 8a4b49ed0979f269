/** The plugins for texts, in order: one list for `.md` and `.mdx`. */
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { rehypeAuthorImages } from './rehype/rehype-author-images'
import { rehypeBlocks } from './rehype/rehype-blocks'
import { rehypeCode } from './rehype/rehype-code'
import { rehypeFirstPicture } from './rehype/rehype-first-picture'
import { rehypeLinkedDrawings } from './rehype/rehype-linked-drawings'
import { rehypeNoteIds } from './rehype/rehype-note-ids'
import { rehypeProse } from './rehype/rehype-prose'
import { rehypeStaticHtml } from './rehype/rehype-static-html'
import { remarkAlerts } from './remark/remark-alerts'
import { remarkBareLinks } from './remark/remark-bare-links'
import { remarkCodeComponent } from './remark/remark-code-component'
import { remarkCodeMeta } from './remark/remark-code-meta'
import { remarkConstants } from './remark/remark-constants'
import { remarkContainers } from './remark/remark-containers'
import { remarkDirectives } from './remark/remark-directives'
import { remarkDocusaurusSyntax } from './remark/remark-docusaurus-syntax'
import { remarkEmoji } from './remark/remark-emoji'
import { remarkEscapes } from './remark/remark-escapes'
import { remarkFormulas } from './remark/remark-formulas'
import { remarkGuards } from './remark/remark-guards'
import { remarkHead } from './remark/remark-head'
import { remarkHtmlAttributes } from './remark/remark-html-attributes'
import { remarkHeadingIds } from './remark/remark-heading-ids'
import { remarkJsxLines } from './remark/remark-jsx-lines'
import { remarkMdxModules } from './remark/remark-mdx-modules'
import { remarkNpm2yarn } from './remark/remark-npm2yarn'
import { remarkRendered } from './remark/remark-rendered'
import { remarkRowIds } from './remark/remark-row-ids'
import { remarkSharedComponents } from './remark/remark-shared-components'
import { remarkTypography } from './remark/remark-typography'

export const remarkPlugins: PluggableList = [
  remarkFormulas,
  remarkContainers,
  remarkDocusaurusSyntax, // rewrites the source before the two plugins above parse it
  remarkSharedComponents,
  remarkEscapes,
  remarkFrontmatter,
  remarkGfm,
  remarkBareLinks,
  remarkHead,
  remarkConstants,
  remarkHeadingIds,
  remarkAlerts,
  remarkDirectives,
  remarkCodeComponent,
  remarkNpm2yarn,
  remarkCodeMeta,
  remarkRendered,
  remarkEmoji,
  remarkRowIds,
]

export const rehypePlugins: PluggableList = [
  rehypeNoteIds,
  rehypeBlocks,
  ...rehypeCode,
  rehypeProse,
  rehypeLinkedDrawings,
]

/** All plugins for a file that the bundler compiles. `render.ts` extends the lists for other files. */
export const mdxPlugins = {
  remark: [
    ...remarkPlugins,
    remarkHtmlAttributes,
    remarkJsxLines,
    remarkGuards,
    remarkMdxModules,
    remarkTypography,
  ],
  rehype: [...rehypePlugins, rehypeFirstPicture, rehypeStaticHtml, rehypeAuthorImages],
} satisfies Record<string, PluggableList>
