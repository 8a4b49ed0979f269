import { build } from 'esbuild'

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
