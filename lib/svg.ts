/** SVG files as parts of a page, which ask for no file. */
import fs from 'node:fs'

/** An SVG file as a data URL. */
export const svgUrl = (file: string): string =>
  `data:image/svg+xml,${encodeURIComponent(fs.readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim()).replaceAll('%3D', '=').replaceAll('%3A', ':').replaceAll('%2F', '/')}`
