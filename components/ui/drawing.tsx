import { svgParts } from '@/lib/svg'

/** A drawing of the project in the colours of the style sheet; without a `label` it is decoration. */
export function Drawing({ file, label }: { file: string; label?: string }) {
  const { viewBox, html } = svgParts(file)
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
