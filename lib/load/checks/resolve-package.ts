import fs from 'node:fs'
import path from 'node:path'
import type { OnResolveResult, PluginBuild } from 'esbuild'
import { config } from '../../site'

/** Marks a resolution that the plugin leaves to esbuild. */
export const inPackages = 'packages'

/** Matches code of packages that insert `<style>` elements, directly or through another package. */
const insertedStyles = /createElement\(["'`]style["'`]|["'](?:@emotion\/\w+|goober|styled-components)["']/

/** Resolves an import of a package, and reports a missing module, and styles that the policy will not allow. */
export async function resolvePackage(wanted: string, modules: PluginBuild): Promise<OnResolveResult> {
  const search = { resolveDir: path.resolve(''), kind: 'import-statement', pluginData: inPackages } as const
  const { errors, path: file } = await modules.resolve(wanted, search)
  if (errors.length > 0) {
    const text = `В пакете нет модуля «${wanted}». Проверьте его название.`
    return { path: wanted, external: true, warnings: [{ text }] }
  }
  const isCode = /\.[cm]?js$/.test(file)
  const isBlocked = isCode && !config.html.inlineStyles && insertedStyles.test(fs.readFileSync(file, 'utf8'))
  const text = `Пакет «${wanted}» сам вставляет стили в страницу, а политика безопасности их не пропустит. Подключите его файл .css и, если вид не тот, включите html.inlineStyles в файле lib/site.ts.`
  return {
    path: file,
    external: !isCode && !file.endsWith('.css'),
    warnings: isBlocked ? [{ text, detail: 'mdx/styles' }] : [],
  }
}
