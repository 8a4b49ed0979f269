'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { FigureProps } from './parts'

/** The figure with a state that the reader changes. */
const live = <State,>(Figure: ComponentType<FigureProps<State>>) =>
  function Live() {
    const [state, setState] = useState<State>()
    return <Figure state={state} setState={setState} />
  }

/** A chunk for each figure: otherwise every page that can show `.mdx` would load all of them. */
const figures = {
  CellPoint: () => import('./cell-point').then(({ CellPoint }) => live(CellPoint)),
  CommandLife: () => import('./live-command-life').then(({ LiveCommandLife }) => LiveCommandLife),
  FrameSteps: () => import('./frame-steps').then(({ FrameSteps }) => live(FrameSteps)),
  Scene: () => import('./live-scene').then(({ LiveScene }) => LiveScene),
}

export type FigureName = keyof typeof figures

/** A picture that starts to answer when its code is there. It shows the same in the same size before, and where the code does not come. */
export function LiveFigure({ name, children }: { name: FigureName; children: ReactNode }) {
  const [Live, setLive] = useState<ComponentType>()
  useEffect(() => {
    const stayStill = () => undefined
    figures[name]().then((loaded) => setLive(() => loaded), stayStill)
  }, [name])
  return Live ? <Live /> : children
}
