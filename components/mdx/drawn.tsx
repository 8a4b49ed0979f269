import { strings } from '@/lib/strings'

/** A formula or a diagram of an `.mdx` file, as `rehype-mdx-code` leaves it. */
export function Drawn({ kind, html }: { kind: string; html: string }) {
  const markup = { __html: html }
  if (kind === 'formula inline') return <span className={kind} dangerouslySetInnerHTML={markup} />
  const { picture, formula } = strings.content
  return (
    <div
      className={kind}
      tabIndex={0}
      role="group"
      aria-label={kind === 'diagram' ? picture : formula}
      dangerouslySetInnerHTML={markup}
    />
  )
}
