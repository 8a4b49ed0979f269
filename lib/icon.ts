/** The icon of the site as a data URL: browsers request an icon file before the first paint. */
import fs from 'node:fs'

/** An SVG file as a data URL. */
export const svgUrl = (file: string): string =>
  `data:image/svg+xml,${encodeURIComponent(fs.readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim()).replaceAll('%3D', '=').replaceAll('%3A', ':').replaceAll('%2F', '/')}`
