import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react'
import type { CardProps } from '../ui/cards'
import { Link } from '../ui/link'

export const Actions = ({ children }: { children: ReactNode }) => <div className="row">{children}</div>

/** A link styled as a button; `main` is solid. */
export const ButtonLink = ({ main = false, ...link }: ComponentProps<typeof Link> & { main?: boolean }) => (
  <Link {...link} className={main ? 'button solid' : 'button'} />
)

/** Puts the last block on the right, and all others on the left. */
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

const isActions = (child: ReactNode) => isValidElement(child) && child.type === Actions

/** A path of steps, and below it the actions among its children. At the end of the home page it is a band. */
export function Steps({ title, children }: { title: string; children: ReactNode }) {
  const blocks = Children.toArray(children)
  return (
    <section className="journey">
      <h2>{title}</h2>
      <ol className="path">{blocks.filter((block) => !isActions(block))}</ol>
      {blocks.filter(isActions)}
    </section>
  )
}

/** A slab of the ground. As in all pictures, the server is solid and the client an outline. */
const Slab = ({ side }: Pick<CardProps, 'side'>) => (
  <svg className="slab" width="72" height="51" viewBox="0 0 72 51" fill="currentColor" aria-hidden="true">
    {side === 'server' && <path fillOpacity=".5" d="M71 21v9L36 50v-9z" />}
    {(side === 'server' || side === 'both') && <path fillOpacity=".75" d="M36 41v9L1 30v-9z" />}
    {side === 'server' && <path d="M36 1 71 21 36 41 1 21z" />}
    {side === 'both' && <path d="M36 1 1 21 36 41z" />}
    <path
      d="M36 1 71 21 36 41 1 21zM1 21v9l35 20 35-20v-9M36 41v9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  </svg>
)

/** A step of the path. The whole step is a link. */
export const Step = ({
  title,
  to,
  side,
  children,
}: Pick<CardProps, 'title' | 'to' | 'side' | 'children'>) => (
  <li>
    <Slab side={side} />
    <h3>
      <Link to={to} className="stretched">
        {title}
      </Link>
    </h3>
    {children}
  </li>
)

interface HeroProps {
  title: string
  /** The interactive scene beside the text. */
  scene: ReactNode
  children: ReactNode
}

/**
 * The first screen: what the site is about and where to begin. In the title, a hyphenated word does not wrap,
 * nor is it separated from a short word before it.
 */
export const Hero = ({ title, scene, children }: HeroProps) => (
  <section className="hero live">
    <div>
      <h1>
        {title
          .split(/((?:(?<!\S)\S{1,3}\s)?\S+-\S+)/)
          .map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part))}
      </h1>
      {children}
    </div>
    {scene}
  </section>
)
