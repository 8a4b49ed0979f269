/** The scripts of `components/behaviour`, which pages run without the framework, as bundles. */
import fs from 'node:fs'
import { buildSync, transformSync } from 'esbuild'
import type { BehaviourSettings } from '@/components/behaviour/settings'
import { iconPaths } from '@/lib/markdown/blocks/icon.mjs'
import { config } from '@/lib/site'
import { hashOf } from '@/lib/store'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/url'
import { siteSections } from '@/lib/view/sections'
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
  /** Scripts that come when the reader asks for the search. */
  onDemand: ScriptFile[]
}

const named = (name: string, text: string): ScriptFile => ({
  file: `${name}-${hashOf(text).slice(0, 8)}.js`,
  text,
})

/** Bundles the scripts with what they know of the site. */
export function bundleBehaviour(fonts: FontFile[]): BehaviourBundles {
  const settings: Omit<BehaviourSettings, 'pageScript' | 'searchScript' | 'searchWorker'> = {
    fonts: fonts.map(({ file, range }) => [hrefOf(file), range]),
    fontFamily: webFontFamily,
    announcement: config.announcement?.id ?? '',
    themeColor: config.themeColor,
    versions: config.docs.versions.map(({ name }) => name),
    manifest: hrefOf('/manifest.webmanifest'),
    copy: strings.content.copy,
    copied: strings.content.copied,
    close: strings.content.close,
    retry: strings.common.retry,
    loadFailed: strings.errors.loadFailed,
    basePath: hrefOf(''),
    searchFolder: hrefOf('/search/'),
    searchPage: hrefOf('/search/'),
    searchFailed: strings.search.failed,
    searchStyles: searchStyles(),
    icons: { search: iconPaths.search, close: iconPaths.close },
    sections: siteSections().map(({ label, permalink }) => [label, hrefOf(permalink)]),
  }
  const worker = named('/search/worker', bundle('lib/search/worker.ts', {}))
  const searchWorker = hrefOf(worker.file)
  const search = named(
    '/search/search',
    bundle('components/behaviour/search/main.ts', { ...settings, searchWorker }, 'esm'),
  )
  const page = named(
    '/scripts/page',
    bundle('components/behaviour/page.ts', { ...settings, searchScript: hrefOf(search.file) }),
  )
  return {
    early: bundle('components/behaviour/early.ts', { ...settings, pageScript: hrefOf(page.file) }),
    tabs: bundle('components/behaviour/early-tabs.ts', {}),
    page,
    onDemand: [search, worker],
  }
}

function searchStyles(): string {
  const text = fs.readFileSync('components/search/search.css', 'utf8')
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
