'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { FigureProps } from './parts'

const live = <State,>(Figure: ComponentType<FigureProps<State>>) =>
  function Live() {
    const [state, setState] = useState<State>()
    return <Figure state={state} setState={setState} />
  }

/** Loads each figure from a separate chunk, or every page with `.mdx` would load them all. */
const figures = {
  CellPoint: () => import('./cell-point').then(({ CellPoint }) => live(CellPoint)),
  CommandLife: () => import('./live-command-life').then(({ LiveCommandLife }) => LiveCommandLife),
  FrameSteps: () => import('./frame-steps').then(({ FrameSteps }) => live(FrameSteps)),
  Scene: () => import('./live-scene').then(({ LiveScene }) => LiveScene),
}

export type FigureName = keyof typeof figures

/** A static picture that becomes interactive once its chunk has loaded, without changing size. */
export function LiveFigure({ name, children }: { name: FigureName; children: ReactNode }) {
  const [Live, setLive] = useState<ComponentType>()
  useEffect(() => {
    const stayStill = () => undefined
    figures[name]().then((loaded) => setLive(() => loaded), stayStill)
  }, [name])
  return Live ? <Live /> : children
}
