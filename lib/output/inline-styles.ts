const styleLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const stylePreload = /<link rel="preload"[^>]* as="style"[^>]*>/g

/** Styles whose relative addresses, those of fonts, lead where they do in the file at `address`. */
const withAbsoluteUrls = (styles: string, address: string): string =>
  styles.replace(
    /url\((\.\.?\/[^)]*)\)/g,
    (_, url: string) => `url(${new URL(url, `http://site${address}`).pathname})`,
  )

/**
 * A page with the styles it asks for in it: one request less before the first paint. `read` gives the text of the file at an address.
 * The links stay, switched off: React looks for them when it hydrates, and would else load all styles, and their fonts, again.
 */
export const inlineStyles = (html: string, read: (address: string) => string): string =>
  html
    .replace(stylePreload, '')
    .replace(
      styleLink,
      (link, address: string) =>
        `<style>${withAbsoluteUrls(read(address), address)}</style>${link.replace('<link', '<link disabled=""')}`,
    )
