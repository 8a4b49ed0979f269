import { build } from 'esbuild'
import { config } from '@/lib/site'
import { writeFile } from './sync-folder'

/** `browserslist` of package.json for esbuild. Edge is Chromium, so `chrome125` covers it. */
export const browsers = ['chrome125', 'firefox128', 'safari17.5']

/** Bundles an inline script of pages, minified, for the browsers in `package.json`. */
export async function bundleInline(script: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
    define,
    // the project's tsconfig would make esbuild add "use strict" to every page
    tsconfigRaw: {},
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** Bundles the script at the start of pages into a module for `components/layout/early-script.client.tsx`. */
export async function writeEarlyScript(mode: 'development' | 'production'): Promise<void> {
  const text = await bundleInline('lib/browser/early/main.ts', {
    'process.env.NODE_ENV': JSON.stringify(mode),
    ANNOUNCEMENT_ID: JSON.stringify(config.announcement?.id ?? ''),
    DARK_COLOR: JSON.stringify(config.themeColor.dark),
  })
  writeFile(
    '.generated/early-script.ts',
    `/** Written by the build. */\nexport const earlyScript = ${JSON.stringify(text)}\n`,
  )
}
