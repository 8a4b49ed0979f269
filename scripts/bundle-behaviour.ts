/** The scripts of `components/behaviour`, which pages run without the framework, as bundles. */
import fs from 'node:fs'
import { buildSync, transformSync } from 'esbuild'
import type { BehaviourSettings } from '@/components/behaviour/settings'
import { currentVersion } from '@/lib/content/versions'
import { iconPaths } from '@/lib/markdown/blocks/icon'
import { config } from '@/lib/site'
import { hashOf } from '@/lib/text/hash-of'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import { versionLinksPath } from '@/lib/view/versions'
import { webFontFamily, type FontFile } from '@/lib/web-font'

interface ScriptFile {
  /** Address on the site, with a hash of the text. */
  file: string
  text: string
}

export interface BehaviourBundles {
  /** Text of the script that is part of each page. */
  early: string
  /** Text of the script that is part of pages with tabs. */
  tabs: string
  /** The script that pages share. */
  page: ScriptFile
  /** Scripts that come when the reader asks for a picture, the menu that copies the page. */
  onDemand: ScriptFile[]
}

const named = (name: string, text: string): ScriptFile => ({
  file: `${name}-${hashOf(text).slice(0, 8)}.js`,
  text,
})

/** What all scripts know of the site. */
function settingsOf(fonts: FontFile[]): CommonSettings {
  return {
    fonts: fonts.map((font) => [hrefOf(font.file), font.range]),
    fontFamily: webFontFamily,
    serviceWorker: config.offline ? hrefOf(serviceWorkerPath) : '',
    announcement: config.announcement?.id ?? '',
    themeColor: config.themeColor,
    versions: [currentVersion],
    versionLinks: hrefOf(versionLinksPath),
    manifest: hrefOf('/manifest.webmanifest'),
    copy: strings.content.copy,
    copied: strings.content.copied,
    notCopied: strings.content.notCopied,
    close: strings.content.close,
    fullSize: strings.content.fullSize,
    picture: strings.content.image,
    retry: strings.common.retry,
    loadFailed: strings.errors.loadFailed,
    basePath: hrefOf(''),
    isDevelopment: false,
    icons: { search: iconPaths.search, close: iconPaths.close, arrow: iconPaths.arrow },
    assistants: config.navbar.flatMap((link) =>
      'href' in link && link.ask ? [[link.ask.label, link.href, link.ask.parameter]] : [],
    ),
  }
}

type CommonSettings = Omit<BehaviourSettings, 'pageScript' | 'versionScript' | 'styles' | 'overlays'>

export interface BehaviourOptions {
  /** Names of the versions of the documentation. */
  versions: string[]
  isDevelopment?: boolean
}

/** Bundles the scripts with what they know of the site. */
export function bundleBehaviour(
  fonts: FontFile[],
  { versions, isDevelopment = false }: BehaviourOptions,
): BehaviourBundles {
  const settings = { ...settingsOf(fonts), versions, isDevelopment }
  const version = named('/scripts/versions', bundle('components/behaviour/versions/main.ts', settings, 'esm'))
  const hasVersions = versions.length > 1
  const overlays = Object.fromEntries(overlayNames.map((name) => [name, overlay(name, settings)]))
  const page = named(
    '/scripts/page',
    bundle('components/behaviour/page.ts', {
      ...settings,
      versionScript: hasVersions ? hrefOf(version.file) : '',
      overlays: Object.fromEntries(Object.entries(overlays).map(([name, { file }]) => [name, hrefOf(file)])),
    }),
  )
  return {
    early: bundle('components/behaviour/early.ts', { ...settings, pageScript: hrefOf(page.file) }),
    tabs: bundle('components/behaviour/early-tabs.ts', {}),
    page,
    onDemand: [...(hasVersions ? [version] : []), ...Object.values(overlays)],
  }
}

/** Where the service worker is: at the top, since it sees what is below it. */
export const serviceWorkerPath = '/sw.js'

/** The text of the service worker. There always is one: where it is switched off, it removes an earlier one. */
export const bundleServiceWorker = (): string =>
  config.offline
    ? bundle('components/behaviour/service-worker/main.ts', {
        styles: stylesOf('components/behaviour/service-worker/offline-page.css'),
      })
    : bundle('components/behaviour/service-worker/remove.ts', {})

/** What `components/behaviour/overlays.ts` opens; each is a folder beside it. */
const overlayNames = ['copy-page', 'picture']

function overlay(name: string, settings: Partial<BehaviourSettings>): ScriptFile {
  const folder = `components/behaviour/${name}`
  const styles = stylesOf(`${folder}/${name}.css`)
  return named(`/scripts/${name}`, bundle(`${folder}/main.ts`, { ...settings, styles }, 'esm'))
}

function stylesOf(file: string): string {
  const text = fs.readFileSync(file, 'utf8')
  return transformSync(text, { loader: 'css', minify: true }).code.trim()
}

function bundle(
  entry: string,
  settings: Partial<BehaviourSettings>,
  format: 'iife' | 'esm' = 'iife',
): string {
  const values = Object.entries(settings).map(([key, value]) => [`SETTINGS.${key}`, JSON.stringify(value)])
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format,
    charset: 'utf8',
    target: 'es2022',
    define: Object.fromEntries(values) as Record<string, string>,
  })
  return outputFiles[0]?.text.trim() ?? ''
}
