const untilHeadEnds = /^[^]*?(?=<\/head>)/
const ownTags = /<title>[^<]*<\/title>|<link rel="(?:icon|apple-touch-icon)"[^>]*\/>/g

/**
 * Moves the title and the icons of a page to the end of its head, so that builds are reproducible. React writes
 * them before or after the metadata of Next.js, depending on which was ready first.
 */
export const orderHead = (html: string): string =>
  html.replace(untilHeadEnds, (head) => head.replace(ownTags, '') + (head.match(ownTags) ?? []).join(''))
