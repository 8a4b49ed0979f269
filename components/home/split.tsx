import { Children, type ReactNode } from 'react'

/** Text on the left, what it is about (the last block) on the right. */
export function Split({ children }: { children: ReactNode }) {
  const blocks = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  )
  return (
    <section className="split">
      <div className="prose">{blocks.slice(0, -1)}</div>
      <div className="prose">{blocks.at(-1)}</div>
    </section>
  )
}
