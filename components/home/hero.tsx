import type { ReactNode } from 'react'

interface HeroProps {
  title: string
  /** What can be played beside the text, and below both. */
  scene: ReactNode
  children: ReactNode
}

/** The first screen: what the site is about, and where to begin. In its large letters a word with a hyphen stays in one line. */
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
