import type { ComponentProps } from 'react'

/** A script as an HTML string: React sets script text and `src` in ways the Content-Security-Policy forbids. */
export const PageScript = ({ children, ...props }: ComponentProps<'script'>) =>
  props.src === undefined &&
  typeof children === 'string' && <script {...props} dangerouslySetInnerHTML={{ __html: children }} />
