/** A drawing of the project, as text, in the colours of the style sheet; without a `label` it is decoration. */
export function Drawing({ svg, label }: { svg: string; label?: string }) {
  const { viewBox, html } = svgParts(svg)
  return (
    <svg
      width="100%"
      viewBox={viewBox}
      className="scene"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** What an SVG file has in its `<svg>`, and the box that it is drawn in. */
function svgParts(svg: string): { viewBox: string; html: string } {
  const text = svg.replace(/>\s+</g, '><').trim()
  const [, viewBox = '', html = ''] = /viewBox="([^"]*)">(?:<!--.*?-->)?(.*)<\/svg>$/s.exec(text) ?? []
  return { viewBox, html }
}
