import type { ReactNode } from 'react'

interface HeroProps {
  title: string
  /** The game beside the text. */
  scene: ReactNode
  children: ReactNode
}

/** The first screen: what the site is about and where to begin. Hyphenated words in the title do not wrap. */
export const Hero = ({ title, scene, children }: HeroProps) => (
  <section className="hero live">
    <div>
      <h1>
        {title
          .split(/(\S+-\S+)/)
          .map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part))}
      </h1>
      {children}
    </div>
    {scene}
  </section>
)
