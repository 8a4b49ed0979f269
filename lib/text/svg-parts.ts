/** What an SVG file has in its `<svg>`, and the box that it is drawn in. */
export function svgParts(svg: string): { viewBox: string; html: string } {
  const text = svg.replace(/>\s+</g, '><').trim()
  const [, viewBox = '', html = ''] = /viewBox="([^"]*)">(?:<!--.*?-->)?(.*)<\/svg>$/s.exec(text) ?? []
  return { viewBox, html }
}
