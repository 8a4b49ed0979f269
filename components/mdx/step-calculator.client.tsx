'use client'

import { lazy, Suspense } from 'react'
import { FigureStyles } from '../ui/figure-styles.client'
import { LoadingMessage } from '../ui/loading-message.client'

/** Split off, or every page with `.mdx` would load it. */
const Calculator = lazy(() => import('./step-calculator'))

/** A calculator of the pause between two steps, for the blog post about it. */
export const StepCalculator = () => (
  <>
    <FigureStyles />
    {/* outside the boundary: React inserts fallbacks over 500 bytes by script */}
    <noscript>
      <p>
        Калькулятору нужен JavaScript, а&nbsp;здесь он выключен: разделите сумму модулей направления
        на&nbsp;скорость.
      </p>
    </noscript>
    <Suspense
      fallback={
        <div className="calculator">
          <LoadingMessage />
        </div>
      }
    >
      <Calculator />
    </Suspense>
  </>
)
