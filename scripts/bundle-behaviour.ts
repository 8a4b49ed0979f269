/** The scripts of `components/behaviour` that pages run without the framework, as two bundles. */
import { buildSync } from 'esbuild'
import type { BehaviourSettings } from '@/components/behaviour/settings'
import { config } from '@/lib/site'
import { hashOf } from '@/lib/store'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/url'
import { webFontFamily, type FontFile } from '@/lib/web-font'

export interface BehaviourBundles {
  /** Text of the script that is part of each page. */
  early: string
  /** Address on the site and text of the script that pages share. */
  page: { file: string; text: string }
}

/** Bundles both scripts with what they know of the site. */
export function bundleBehaviour(fonts: FontFile[]): BehaviourBundles {
  const settings: Omit<BehaviourSettings, 'pageScript'> = {
    fonts: fonts.map(({ file, range }) => [hrefOf(file), range]),
    fontFamily: webFontFamily,
    announcement: config.announcement?.id ?? '',
    themeColor: config.themeColor,
    versions: config.docs.versions.map(({ name }) => name),
    copy: strings.content.copy,
    copied: strings.content.copied,
    close: strings.content.close,
    retry: strings.common.retry,
    loadFailed: strings.errors.loadFailed,
  }
  const text = bundle('page', settings)
  const file = `/scripts/page-${hashOf(text).slice(0, 8)}.js`
  return { early: bundle('early', { ...settings, pageScript: hrefOf(file) }), page: { file, text } }
}

function bundle(entry: 'early' | 'page', settings: Partial<BehaviourSettings>): string {
  const values = Object.entries(settings).map(([key, value]) => [`SETTINGS.${key}`, JSON.stringify(value)])
  const { outputFiles } = buildSync({
    entryPoints: [`components/behaviour/${entry}.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    target: 'es2022',
    define: Object.fromEntries(values) as Record<string, string>,
  })
  return outputFiles[0]?.text.trim() ?? ''
}
