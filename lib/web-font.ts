/** The one web font of the site: two subsets of a variable face, taken from their package and published under hashed names. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'

export interface FontFile {
  /** Address on the site. */
  file: string
  /** `unicode-range` of the subset. */
  range: string
  bytes: Buffer
}

/** Style sheets of pages do not name it: browsers would look for it on the system before they paint. */
export const webFontFamily = 'Madefor'

const folder = 'node_modules/@fontsource-variable/wix-madefor-text/files'

/** Subsets by name, with the characters that each is loaded for. */
const subsets = {
  cyrillic: 'U+301,U+400-45F,U+490-491,U+2116',
  latin: 'U+0-FF,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
}

/** Reads the font from its package. */
export const readWebFont = (): FontFile[] =>
  Object.entries(subsets).map(([name, range]) => {
    const bytes = fs.readFileSync(`${folder}/wix-madefor-text-${name}-wght-normal.woff2`)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    return { file: `/fonts/madefor-${name}-${hash}.woff2`, range, bytes }
  })
