import { config } from '../site'
import { hrefOf } from '../text/url'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: hrefOf(`/icons/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const buildManifest = (): string =>
  JSON.stringify({
    id: hrefOf('/'),
    name: config.title,
    short_name: config.brand[0],
    description: config.description,
    lang: config.locale.code,
    dir: 'ltr',
    start_url: hrefOf('/'),
    scope: hrefOf('/'),
    display: 'browser',
    theme_color: config.themeColor.light,
    background_color: config.themeColor.light,
    icons: [
      { src: hrefOf('/favicon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 512, 'maskable'),
    ],
  })
