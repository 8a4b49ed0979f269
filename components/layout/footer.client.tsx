// client code, to keep this markup out of each page's RSC payload
'use client'

import { config } from '@/lib/site'
import { Brand } from '../frame/navbar-links.client'
import { ConfiguredLink } from '../ui/link'

export const Footer = () => (
  <footer className="foot">
    <div>
      <div>
        <Brand />
      </div>
      {config.footer.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <ConfiguredLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </footer>
)
