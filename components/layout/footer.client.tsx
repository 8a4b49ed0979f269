'use client'

import { config } from '@/lib/site'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { ConfiguredLink } from '../ui/link'
import { Brand } from './navbar.client'

const signs = ['server', 'client', 'both', 'group', 'here'] as const

export const Footer = () => (
  <footer className="foot">
    <div>
      <div>
        <Brand />
        <ul className="legend" aria-label={strings.footer.legend}>
          {signs.map((sign) => (
            <li key={sign}>
              <i className={`sidemark ${sign}`} />
              {strings.footer[sign]}
            </li>
          ))}
        </ul>
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
