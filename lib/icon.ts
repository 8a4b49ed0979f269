/** The icon of the site as part of the page: browsers ask for a file before they have painted anything. */
import fs from 'node:fs'

/** The text of an SVG file as a URL that holds all of it. */
export const svgUrl = (file: string): string =>
  `data:image/svg+xml,${encodeURIComponent(fs.readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim()).replaceAll('%3D', '=').replaceAll('%3A', ':').replaceAll('%2F', '/')}`
