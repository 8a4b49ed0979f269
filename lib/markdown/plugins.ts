/** The plugins that texts go through, in order: one list for `.md` and `.mdx`. */
import path from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { PluggableList } from 'unified'
import recmaAssets from './recma-assets'
import rehypeBlocks from './rehype-blocks'
import { rehypeCode } from './rehype-code'
import rehypeProse, { rehypeFirstPicture } from './rehype-prose'
import rehypeStaticHtml from './rehype-static-html'
import remarkCodeComponent from './remark-code-component'
import remarkCodeMeta from './remark-code-meta'
import remarkDirectives, { remarkContainers } from './remark-directives'
import remarkDocusaurusSyntax from './remark-docusaurus-syntax'
import remarkEmoji from './remark-emoji'
import remarkHeadingIds from './remark-heading-ids'
import remarkMdxModules from './remark-mdx-modules'
import remarkPostTitle from './remark-post-title'
import remarkRendered from './remark-rendered'
import remarkTypography from './remark-typography'

/** As Markdown. */
export const remarkPlugins: PluggableList = [
  remarkDocusaurusSyntax,
  remarkFrontmatter,
  remarkGfm,
  remarkMath,
  remarkContainers,
  remarkHeadingIds,
  remarkDirectives,
  remarkCodeComponent,
  remarkCodeMeta,
  remarkRendered,
  remarkEmoji,
]

/** As HTML. */
export const rehypePlugins: PluggableList = [rehypeBlocks, ...rehypeCode, rehypeProse]

/** As `contentDir` in `lib/content/read.ts` has it; absolute, like the paths that the bundler gives. */
const contentRoot = path.resolve(process.env['CONTENT_DIR'] || 'content')

/** All plugins of a file that becomes a module; `render.ts` has those of the others. */
export const mdxPlugins = {
  remark: [
    ...remarkPlugins,
    [remarkPostTitle, { contentRoot }],
    [remarkMdxModules, { contentRoot }],
    remarkTypography,
  ],
  rehype: [...rehypePlugins, rehypeFirstPicture, rehypeStaticHtml],
  recma: [[recmaAssets, { contentRoot }]],
} satisfies Record<string, PluggableList>
