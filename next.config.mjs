import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'
import { docusaurusModules } from './lib/markdown/docusaurus-modules.mjs'
import { mdxOptions } from './lib/markdown/mdx-options.mjs'
import { buildId } from './lib/code-revision.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))

/** @type {typeof import('./lib/site')} */
const { config: site } = await tsImport('./lib/site.ts', import.meta.url)

/**
 * Docs and blog have routes of their own, and pages the styles of their route alone. Where one of them has another place, one route has
 * all pages, since the folders of `app` cannot be moved, and an export needs a page of each route.
 */
const isApart = [site.docs, site.blog].every(
  ({ routeBasePath }, index) => routeBasePath.replaceAll('/', '') === ['docs', 'blog'][index],
)

/** Folder with the content, from here: see `contentDir` in `lib/content/read.ts`. */
const content = (process.env.CONTENT_DIR || 'content').replace(/\/+$/, '')

/** Paths in it, as the bundler has them. */
const inContent = { path: new RegExp(`^${content.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`) }

/** What `.mdx` files import under the names of Docusaurus. */
const resolveAlias = {
  ...Object.fromEntries(
    Object.entries(docusaurusModules).map(([name, module]) => [name, `./components/docusaurus/${module}`]),
  ),
  '@site/*': `./${content}/*`,
}

/** @param {string} phase @returns {import('next').NextConfig} */
const settings = (phase) => ({
  // only the build exports: in development an export would answer 500 to addresses that do not exist
  ...(phase === PHASE_PRODUCTION_BUILD && {
    output: 'export',
    // the export goes beside `out/`, which is replaced when everything has succeeded
    distDir: '.cache/export',
  }),
  generateBuildId: () => buildId(root),
  pageExtensions: [isApart ? 'apart.tsx' : 'whole.tsx', 'tsx', 'ts'],
  trailingSlash: true,
  basePath: site.basePath,
  env: { BASE_PATH: site.basePath },
  // types are checked by `npm run check`; a build need not wait for them
  typescript: { ignoreBuildErrors: true },
  // the default leaves one core idle; pages wait for nothing, so rendering several at a time in a process only takes memory
  experimental: { cpus: os.availableParallelism(), staticGenerationMaxConcurrency: 1 },
  enablePrerenderSourceMaps: false,
  images: { unoptimized: true },
  devIndicators: false,
  poweredByHeader: false,
  turbopack: { root, resolveAlias },
})

/** @param {string} name */
const loader = (name) => path.join(root, 'lib/markdown/turbopack', `${name}.cjs`)

/**
 * What authors import is as in Docusaurus: code runs in browsers where it needs one, a drawing is a component, another file its address.
 *
 * @type {NonNullable<import('next').NextConfig['turbopack']>['rules']}
 */
const contentRules = {
  '*.{md,mdx}': {
    condition: { query: '?client' },
    loaders: [loader('mdx-client-loader')],
    type: 'ecmascript',
  },
  '*.{js,jsx,ts,tsx}': {
    // a text that has become code may speak of hooks
    condition: { all: [inContent, { not: { path: /\.mdx?\.tsx$/ } }] },
    loaders: [loader('client-loader')],
  },
  '*.module.css': { condition: inContent, loaders: [loader('css-module-loader')] },
  '*.svg': { condition: inContent, loaders: [loader('svg-loader')], as: '*.js' },
  '*.{avif,gif,ico,jpeg,jpg,mp3,mp4,pdf,png,webm,webp,zip}': { condition: inContent, type: 'asset' },
}

/** The rule of `@next/mdx` is left to texts, and in development another loader stands in place of its own. @param {string} phase */
export default function config(phase) {
  const { turbopack, ...next } = createMDX(mdxOptions(root))(settings(phase))
  for (const rule of Object.values(turbopack?.rules ?? {}).flat()) {
    if (typeof rule !== 'object' || !('loaders' in rule)) continue
    rule.condition = { all: [rule.condition ?? {}, { not: { query: '?client' } }] }
    for (const one of rule.loaders ?? []) {
      if (typeof one === 'object' && phase === PHASE_DEVELOPMENT_SERVER)
        one.loader = loader('authoring-loader')
    }
  }
  return { ...next, turbopack: { ...turbopack, rules: { ...turbopack?.rules, ...contentRules } } }
}
