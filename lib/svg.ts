/** SVG files as parts of a page, which ask for no file. */
import fs from 'node:fs'

const readSvg = (file: string): string => fs.readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim()

/** An SVG file as a data URL. */
export const svgUrl = (file: string): string =>
  `data:image/svg+xml,${encodeURIComponent(readSvg(file)).replaceAll('%3D', '=').replaceAll('%3A', ':').replaceAll('%2F', '/')}`

/** What an SVG file has in its `<svg>`, and the box that it is drawn in. */
export function svgParts(file: string): { viewBox: string; html: string } {
  const [, viewBox = '', html = ''] =
    /viewBox="([^"]*)">(?:<!--.*?-->)?(.*)<\/svg>$/s.exec(readSvg(file)) ?? []
  return { viewBox, html }
}
