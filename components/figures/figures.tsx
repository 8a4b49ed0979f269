import type { ComponentType, ReactNode } from 'react'
import { FigureStyles } from '../ui/figure-styles.client'
import { CellPoint } from './cell-point'
import { CommandLife } from './command-life'
import { FrameSteps } from './frame-steps'
import { Scene } from './scene'
import { LiveFigure, type FigureName } from './live-figure.client'

const figure = (name: FigureName, label: string, Still: ComponentType) =>
  function Figure({ children }: { children: ReactNode }) {
    return (
      <figure className="image live">
        <FigureStyles />
        <div className="calculator" role="group" aria-label={label}>
          <LiveFigure name={name}>
            <Still />
          </LiveFigure>
        </div>
        <figcaption>{children}</figcaption>
      </figure>
    )
  }

/** Interactive figures by their names in `.mdx`; children are the caption. */
export const figures = {
  CellPoint: figure('CellPoint', 'Точка и клетка', CellPoint),
  CommandLife: figure('CommandLife', 'Жизнь команды', CommandLife),
  FrameSteps: figure('FrameSteps', 'Кадры и срок шага', FrameSteps),
}

export const scene = (
  <LiveFigure name="Scene">
    <Scene />
  </LiveFigure>
)
