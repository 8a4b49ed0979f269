'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** A chunk for each figure: otherwise every page that can show `.mdx` would load all of them. */
const figures = {
  'cell-point': () => import('./live-cell-point').then(({ LiveCellPoint }) => LiveCellPoint),
  'command-life': () => import('./live-command-life').then(({ LiveCommandLife }) => LiveCommandLife),
  'frame-steps': () => import('./live-frame-steps').then(({ LiveFrameSteps }) => LiveFrameSteps),
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
