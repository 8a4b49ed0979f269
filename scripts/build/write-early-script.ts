/** Bundles the inline script of pages into a module that `components/layout/early-script.client.tsx` imports. */
import { build } from 'esbuild'
import { config } from '@/lib/site'
import { writeFile } from './replace-files'

export async function writeEarlyScript(mode: 'development' | 'production'): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['lib/browser/early/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome125', 'firefox128', 'safari17.5'],
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      ANNOUNCEMENT_ID: JSON.stringify(config.announcement?.id ?? ''),
      DARK_COLOR: JSON.stringify(config.themeColor.dark),
    },
  })
  const text = outputFiles[0]?.text.trim() ?? ''
  writeFile(
    '.generated/early-script.ts',
    `/** Written by the build. */\nexport const earlyScript = ${JSON.stringify(text)}\n`,
  )
}
