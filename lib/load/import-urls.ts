import { isModuleFile } from '../markdown/mdx/docusaurus-modules.mjs'

const fileUrl =
  /(?<start>new\s+URL\()(?<address>\s*(?<quote>['"])(?<file>[^'"\n]+)\k<quote>\s*)(?<end>,\s*import\.meta\.url\s*,?\s*)\)/g

/** Turns `new URL('./a.js', import.meta.url)` into `import()`, which esbuild follows. Columns stay. */
export const importUrls = (code: string): string =>
  code.replace(fileUrl, (whole: string, ...rest: unknown[]) => {
    const { start = '', address = '', file = '', end = '' } = rest.at(-1) as Record<string, string> // groups come last
    if (!isModuleFile(file)) return whole
    const called = `${'import'.padEnd(start.length - 1)}(`
    return `${called}${address}${end.replace(/\S/g, ' ')})`
  })
