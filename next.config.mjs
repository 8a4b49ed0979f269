import os from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import createMDX from '@next/mdx'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { assetFile, docusaurusModules } from './lib/markdown/docusaurus-modules.mjs'
import { mdxOptions } from './lib/markdown/mdx-options.mjs'
import { bundleScript } from './lib/bundle-script.mjs'
import { buildId } from './lib/code-revision.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))

/** @type {typeof import('./lib/site')} */
const { config: site } = await import(pathToFileURL(await bundleScript(root, 'lib/site.ts')).href)

/**
 * Docs and blog have routes of their own, and pages the styles of their route alone: with one route for all, a doc would carry 0.9 KB of
 * styles that it does not use. Where one of them has another place, one route has all pages, since the folders of `app` cannot be moved,
 * and an export needs a page of each route.
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
  experimental: { cpus: os.availableParallelism(), staticGenerationMaxConcurrency: 1, globalNotFound: true },
  enablePrerenderSourceMaps: false,
  images: { unoptimized: true },
  devIndicators: false,
  poweredByHeader: false,
  turbopack: { root, resolveAlias, rules },
})

/** @param {string} name */
const loader = (name) => path.join(root, 'lib/markdown/turbopack', `${name}.cjs`)

/**
 * What authors import is as in Docusaurus: a drawing is a component, another file its address.
 *
 * @type {NonNullable<import('next').NextConfig['turbopack']>['rules']}
 */
const rules = {
  // of the project itself: part of the page
  '{*,drawing}': { condition: { path: /^components\/.*\.svg$/ }, type: 'text' },
  '*.module.css': { condition: inContent, loaders: [loader('css-module-loader')] },
  '*.svg': { condition: inContent, loaders: [loader('svg-loader')], as: '*.js' },
  '{*,content-asset}': { condition: { all: [inContent, { path: assetFile }] }, type: 'asset' },
}

/** @param {string} phase */
export default (phase) => createMDX(mdxOptions(root))(settings(phase))
