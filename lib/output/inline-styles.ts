const styleLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const stylePreload = /<link rel="preload"[^>]* as="style"[^>]*>/g

/** Makes relative addresses in a style sheet absolute, such as those of fonts. */
const withAbsoluteUrls = (styles: string, address: string): string =>
  styles.replace(
    /url\((\.\.?\/[^)]*)\)/g,
    (_, url: string) => `url(${new URL(url, `http://site${address}`).pathname})`,
  )

/**
 * Inlines a page's style sheets, which saves a request before the first paint. `read` returns the file at an
 * address. The links stay, but disabled: React looks for them during hydration, and would otherwise load all
 * styles and fonts again.
 */
export const inlineStyles = (html: string, read: (address: string) => string): string =>
  html
    .replace(stylePreload, '')
    .replace(
      styleLink,
      (link, address: string) =>
        `<style>${withAbsoluteUrls(read(address), address)}</style>${link.replace('<link', '<link disabled=""')}`,
    )
