import { config } from '@/lib/site'
import { Lead } from '../ui/text'
import { ConfiguredLink } from '../ui/link'

/** The home page of a site without `pages/index.md`. */
export const DefaultHome = () => (
  <div className="prose">
    <h1>{config.title}</h1>
    <Lead>{config.description}</Lead>
    <ul>
      {config.navbar.map((link) => (
        <li key={link.label}>
          <ConfiguredLink link={link} />
        </li>
      ))}
    </ul>
  </div>
)
