const styleLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const stylePreload = /<link rel="preload"[^>]* as="style"[^>]*>/g

/**
 * A page with the styles it asks for in it: one request less before the first paint. `read` gives the text of the file at an address.
 * React finds the links missing when it hydrates and adds the files, long after the page is readable; the next pages then have them.
 */
export const inlineStyles = (html: string, read: (address: string) => string): string =>
  html.replace(stylePreload, '').replace(styleLink, (_, address: string) => `<style>${read(address)}</style>`)
