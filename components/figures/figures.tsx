import type { ComponentType, ReactNode } from 'react'
import { CellPoint } from './cell-point'
import { CommandLife } from './command-life'
import { FrameSteps } from './frame-steps'
import { LiveFigure, type FigureName } from './live-figure.client'

const figure = (name: FigureName, Still: ComponentType) =>
  function Figure({ children }: { children: ReactNode }) {
    return (
      <figure className="image live">
        <LiveFigure name={name}>
          <Still />
        </LiveFigure>
        <figcaption>{children}</figcaption>
      </figure>
    )
  }

/** Figures that answer to the reader, by the names that `.mdx` files use; what stands inside is the caption. */
export const figures = {
  CellPoint: figure('cell-point', CellPoint),
  CommandLife: figure('command-life', CommandLife),
  FrameSteps: figure('frame-steps', FrameSteps),
}
