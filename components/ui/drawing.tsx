/** An inline SVG in the colours of the style sheet; decorative without a `label`. */
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

/** The content of an SVG file, and its `viewBox`. */
function svgParts(svg: string): { viewBox: string; html: string } {
  const text = svg.replace(/>\s+</g, '><').trim()
  const [, viewBox = '', html = ''] = /viewBox="([^"]*)">(?:<!--.*?-->)?(.*)<\/svg>$/s.exec(text) ?? []
  return { viewBox, html }
}
