'use client'

import { lazy, Suspense } from 'react'
import { LateLoader } from '../ui/late-loader.client'

/** A chunk of its own: otherwise every page that can show `.mdx` would load it. */
const Calculator = lazy(() => import('./step-calculator'))

/** The pause between two steps, for the post about it. */
export const StepCalculator = () => (
  <Suspense fallback={<LateLoader />}>
    <Calculator />
  </Suspense>
)
