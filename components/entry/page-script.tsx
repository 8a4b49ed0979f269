import type { ComponentProps } from 'react'

/** A script with its code as an HTML string: the CSP forbids how React sets script text and `src`. */
export const PageScript = ({ children, ...props }: ComponentProps<'script'>) =>
  props.src === undefined &&
  typeof children === 'string' && <script {...props} dangerouslySetInnerHTML={{ __html: children }} />
