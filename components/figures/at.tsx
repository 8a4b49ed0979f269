import type { ReactNode } from 'react'

/** A place in a drawing without a `viewBox`: across in percent, so that the drawing is as wide as the page and its letters keep their size. */
export const At = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <svg x={`${x}%`} y={y} overflow="visible">
    {children}
  </svg>
)
