/** Bundles the inline script of pages into a module for `components/layout/early-script.client.tsx`. */
import { config } from '@/lib/site'
import { bundleInline } from './bundle-inline'
import { writeFile } from './sync-folder'

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
