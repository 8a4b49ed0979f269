/**
 * Styles as part of the page: one request less before the first paint. The framework knows them as files, and would load each
 * again; so its data forgets them.
 */

const styleTag = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
/** A style that the page may need later: that of its not-found page, for example. */
const preloadTag = /<link rel="preload"[^>]* as="style"[^>]*>/g

/** A style as an element of the framework's data, */
const styleElement = /\["\$","link","\d+",\{"rel":"stylesheet","href":"([^"]+)"[^}]*\}\]/g
/** and as a hint to load it early. */
const styleHint = /^:HL\["[^"\n]*","style"[^\n]*\n/gm

/** A page with the styles it asks for; `read` gives the text of the file at an address. */
export function inlineStyles(html: string, read: (address: string) => string): string {
  return html
    .replace(preloadTag, '')
    .replace(styleTag, (_, address: string) => `<style>${read(address)}</style>`)
}

/** Framework data of a page whose styles are in it. */
export const withoutStyles = (data: string): string =>
  withoutStyleHints(data).replace(styleElement, () => 'null')

/** Data for navigation to a page: most styles are on the page the reader comes from, the others load when they are drawn. */
export const withoutStyleHints = (data: string): string => data.replace(styleHint, '')
