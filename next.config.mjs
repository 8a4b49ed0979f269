import os from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import createMDX from '@next/mdx'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { assetFile, docusaurusModules } from './lib/markdown/mdx/docusaurus-modules.mjs'
import { mdxOptions } from './lib/markdown/mdx/mdx-options.mjs'
import { bundleScript } from './lib/build/bundle-script.mjs'
import { buildId } from './lib/build/code-revision.mjs'
import { contentDir } from './lib/build/content-dir.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))

/** @type {typeof import('./lib/site')} */
const { config: site } = await import(pathToFileURL(await bundleScript(root, 'lib/site.ts')).href)

const content = contentDir()

/** Condition of a rule that applies to files in the content folder. */
const inContent = { path: new RegExp(`^${content.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`) }

/** Where the bundler finds modules of Docusaurus, and `@site/…` and `@theme/…` of the author. */
const resolveAlias = {
  ...Object.fromEntries(
    Object.entries(docusaurusModules).map(([name, module]) => [name, `./components/docusaurus/${module}`]),
  ),
  // authors' components with names that this site does not provide
  '@theme/*': `./${content}/src/theme/*`,
  '@site/*': `./${content}/*`,
  // as in Docusaurus, a path from the root is in the content folder or in its static files
  '/*': [`./${content}/*`, `./${content}/static/*`],
}

/** @param {string} phase @returns {import('next').NextConfig} */
const settings = (phase) => ({
  // only for the build: in development an export would answer 500 to missing addresses
  ...(phase === PHASE_PRODUCTION_BUILD && {
    output: 'export',
    // next to `out/`, which is replaced only after a successful build
    distDir: '.cache/export',
  }),
  generateBuildId: () => buildId(root),
  trailingSlash: true,
  basePath: site.basePath,
  // inlined for `lib/site.ts` in browsers
  env: {
    SITE_URL: site.url,
    BASE_PATH: site.basePath,
    DOCS_PATH: site.docs.routeBasePath,
    BLOG_PATH: site.blog.routeBasePath,
  },
  // `npm run check` checks types
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // the default leaves one core idle; several pages at a time per process would only take memory
    cpus: os.availableParallelism(),
    staticGenerationMaxConcurrency: 1,
    globalNotFound: true,
    // in a build they would take a tenth of the processor time
    turbopackSourceMaps: phase !== PHASE_PRODUCTION_BUILD,
    // off: deciding what to inline takes a sixth of `next build`, and every page would get the shell's data
    prefetchInlining: false,
    // all pages that fail are reported at once
    prerenderEarlyExit: false,
  },
  // in seconds: on a busy machine, the default of 60 would fail pages that are only slow
  staticPageGenerationTimeout: 24 * 60 * 60,
  enablePrerenderSourceMaps: false,
  images: { unoptimized: true },
  devIndicators: false,
  poweredByHeader: false,
  turbopack: { root, resolveAlias, rules },
})

/** Condition of a rule that applies to files imported as their text: `./a.js?raw`. */
const isRaw = { query: /^\?raw$/ }

/** @param {string} name */
const loader = (name) => path.join(root, 'lib/markdown/turbopack', `${name}.cjs`)

/**
 * Makes authors' imports work as in Docusaurus: an SVG is a component, any other asset its address. Object
 * keys must be unique, so `{*,name}` stands in for a second `*`: it matches every file, and the condition
 * decides.
 *
 * @type {NonNullable<import('next').NextConfig['turbopack']>['rules']}
 */
const rules = {
  '{*,raw-imports}': {
    condition: { all: [inContent, { path: /\.[jt]sx?$/ }, { content: /raw-loader!/ }, { not: isRaw }] },
    loaders: [loader('raw-imports-loader')],
  },
  // SVG files of the project are inlined
  '{*,drawing}': { condition: { path: /^components\/.*\.svg$/ }, type: 'text' },
  // a sheet that only some pages link to
  '*.css': { condition: { query: /^\?url$/ }, type: 'asset' },
  '*.module.css': { condition: inContent, loaders: [loader('css-module-loader')] },
  '*.svg': { condition: { all: [inContent, { not: isRaw }] }, loaders: [loader('svg-loader')], as: '*.js' },
  '{*,raw-text}': { condition: { all: [inContent, isRaw] }, type: 'text' },
  '{*,content-asset}': { condition: { all: [inContent, { path: assetFile }] }, type: 'asset' },
}

/** @param {string} phase */
export default (phase) => createMDX(mdxOptions(root))(settings(phase))
