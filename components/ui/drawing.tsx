import { svgParts } from '@/lib/text/svg-parts'

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
