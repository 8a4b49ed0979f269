import { isModuleFile } from '../../markdown/mdx/docusaurus-modules.mjs'

const fileUrl = /\bnew URL\((\s*(["'])([^"'\n]+)\2\s*)(,\s*import\.meta\.url\s*,?\s*)\)/g

/** Turns `new URL('./a.js', import.meta.url)` into an import, which esbuild follows. Positions stay. */
export const importUrls = (code: string): string =>
  code.replace(fileUrl, (whole, address: string, _quote, file: string, base: string) =>
    isModuleFile(file) ? `import (${address}${base.replace(/\S/g, ' ')})` : whole,
  )
