import type { ComponentType, ReactNode } from 'react'
import { CellPoint } from './cell-point'
import { CommandLife } from './command-life'
import { FrameSteps } from './frame-steps'
import { Scene } from './scene'
import { LiveFigure, type FigureName } from './live-figure.client'

const figure = (name: FigureName, label: string, Still: ComponentType) =>
  function Figure({ children }: { children: ReactNode }) {
    return (
      <figure className="image live">
        <div className="calculator" role="group" aria-label={label}>
          <LiveFigure name={name}>
            <Still />
          </LiveFigure>
        </div>
        <figcaption>{children}</figcaption>
      </figure>
    )
  }

/** Figures that answer to the reader, by the names that `.mdx` files use; what stands inside is the caption. */
export const figures = {
  CellPoint: figure('CellPoint', 'Точка и клетка', CellPoint),
  CommandLife: figure('CommandLife', 'Жизнь команды', CommandLife),
  FrameSteps: figure('FrameSteps', 'Кадры и срок шага', FrameSteps),
}

/** The game that the home page plays. */
export const scene = (
  <LiveFigure name="Scene">
    <Scene />
  </LiveFigure>
)
