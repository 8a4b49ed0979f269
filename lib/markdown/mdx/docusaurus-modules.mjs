/** Docusaurus imports that `.mdx` files may use, mapped to modules in `components/docusaurus`. */
export const docusaurusModules = /** @type {const} */ ({
  '@theme/Admonition': 'admonition',
  '@theme/CodeBlock': 'code-block',
  '@theme/Details': 'details',
  '@theme/DocCardList': 'children-only',
  '@theme/Heading': 'heading',
  '@theme/IdealImage': 'children-only',
  '@theme/Layout': 'children-only',
  '@theme/TabItem': 'tab-item',
  '@theme/Tabs': 'tabs',
  '@theme/ThemedImage': 'themed-image',
  '@theme/TOCInline': 'toc-inline',
  '@theme-original/MDXComponents': 'mdx-components',
  '@docusaurus/BrowserOnly': 'browser-only',
  '@docusaurus/ErrorBoundary': 'error-boundary',
  '@docusaurus/ExecutionEnvironment': 'execution-environment',
  '@docusaurus/Head': 'head',
  '@docusaurus/Interpolate': 'interpolate',
  '@docusaurus/Link': 'link',
  '@docusaurus/Translate': 'translate',
  '@docusaurus/plugin-content-docs/client': 'docs-client',
  '@docusaurus/router': 'router',
  '@docusaurus/theme-common': 'theme-common',
  '@docusaurus/useBrokenLinks': 'use-broken-links',
  '@docusaurus/useBaseUrl': 'use-base-url',
  '@docusaurus/useDocusaurusContext': 'use-docusaurus-context',
  '@docusaurus/useIsBrowser': 'use-is-browser',
})

/**
 * Whether this site has a Docusaurus module. `@theme/Name` may also be the author's `src/theme/Name`.
 * @param {string} source
 */
export const isDocusaurusModule = (source) => Object.hasOwn(docusaurusModules, source)

/** Imports replaced by components of the page, since they depend on it. */
export const pageComponents = /** @type {Record<string, string>} */ ({
  '@docusaurus/Link': 'PageLink',
  '@theme/DocCardList': 'PageCards',
  '@theme/IdealImage': 'PageImage',
  '@theme/ThemedImage': 'PageThemedImage',
})

/** HTML elements whose addresses are resolved relative to their file. */
export const pageElements = /** @type {Record<string, string>} */ ({
  a: 'PageLink',
  audio: 'PageAudio',
  iframe: 'PageFrame',
  img: 'PageImage',
  script: 'PageScript',
  source: 'PageSource',
  track: 'PageTrack',
  video: 'PageVideo',
})

/** Docusaurus modules that only the build renders. All others use hooks, or detect the environment. */
export const serverModules = new Set(
  Object.keys(docusaurusModules).filter(
    (name) =>
      name.startsWith('@theme/') ||
      /^@docusaurus\/(Head|Interpolate|Link|Translate|useBaseUrl|useDocusaurusContext)$/.test(name),
  ),
)

/** Extensions of files that code imports as addresses, as in Docusaurus. */
const media = 'avif|gif|ico|jpeg|jpg|png|webp|avi|flac|m4a|m4v|mkv|mov|mp3|mp4|oga|ogg|ogv|wav|webm|aac'
export const assetFile = new RegExp(
  String.raw`\.(${media}|doc|docx|xls|xlsx|ppt|pptx|pdf|rar|zip|eot|otf|ttf|woff|woff2)$`,
  'i',
)

/**
 * Whether an import is a file to show or to link to, not code or text.
 * @param {string} source
 */
export const isAssetImport = (source) =>
  /^(\.{1,2}\/|@site\/|\/)/.test(source) && (assetFile.test(source) || /\.svg$/i.test(source))

/**
 * The file that `./a.js?raw` imports as text; Docusaurus writes `!!raw-loader!./a.js`. Empty for others.
 * @param {string} source
 */
export const rawFile = (source) => {
  const [, prefixed, suffixed] = /^!*raw-loader!([^!]+)$|^([^!]+)\?raw$/.exec(source) ?? []
  return prefixed ?? suffixed ?? ''
}

/**
 * Whether a file beside the importing one is code. `new URL()` may name any other file, too.
 * @param {string} source
 */
export const isModuleFile = (source) => /^\.{1,2}\/.*\.[cm]?[jt]sx?$/.test(source)

/**
 * Whether an import is a text.
 * @param {string} source
 */
export const isTextImport = (source) => /^(\.{0,2}|@site)\//.test(source) && /\.mdx?$/i.test(source)
