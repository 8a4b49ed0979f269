/** The social image of a page: its content, its address, and its layout for satori. */
import type { Site } from '../load/load-site'
import type { Route } from '../load/build-routes'
import { config } from '../site'
import { strings } from '../strings'
import { hashOf } from '../data/hash-of'
import { sectionOf } from './section-of'

export interface SocialCard {
  /** Section of the site: «Документация»; empty for the home page. */
  section: string
  title: string
}

/** A satori element: a React element as a plain object. */
interface Box {
  type: string
  props: Record<string, unknown>
}

export const cardSize = { width: 1200, height: 630 }

/** The light tokens of `app/styles/tokens.css` in sRGB. Images have one theme. */
const colors = {
  ground: '#f1f5f7',
  ink: '#11222a',
  muted: '#516269',
  rule: '#d8dfe2',
  solid: '#035160',
  here: '#e65002',
}

/** The font for each script, in the order in which satori tries them. */
export const fontFamilies = ['Madefor Cyrillic', 'Madefor Latin', 'Madefor Cyrillic Ext', 'Madefor Latin Ext']

/** Characters that the fonts lack: satori would draw an empty box for each, or a gap. */
const missing =
  /[^\s\u0020-\u024f\u0400-\u052f\u1e00-\u1eff\u2010-\u205e\u20ac\u20bd\u2116\u2122\u2191\u2193\u2212]/gu

/** What an image can show of a title. */
const shownOf = (title: string): string => title.replace(missing, '').replace(/\s+/g, ' ').trim()

const box = (style: Record<string, string | number>, children: Box[] | string = []): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** The logo: half outlined, half solid. */
const mark = (size: number): Box => ({
  type: 'svg',
  props: {
    width: size,
    height: size,
    viewBox: '0 0 32 32',
    children: [
      path(colors.here, 'M14.5 2 .9 15.3a1 1 0 0 0 0 1.4L14.5 30v-4.7L5 16l9.5-9.3z'),
      path(colors.solid, 'M17.5 2 31.1 15.3a1 1 0 0 1 0 1.4L17.5 30z'),
    ],
  },
})

const path = (fill: string, d: string): Box => ({ type: 'path', props: { fill, d } })

/** The layout of a card: the section on top, the title in the middle, the logo below a line. */
export function cardBoxes({ section, title: written }: SocialCard): Box {
  const title = shownOf(written)
  const [first = '', second = ''] = config.brand
  // three lines in the smallest size fit about 90 characters
  const size = title.length <= 28 ? 84 : title.length <= 56 ? 72 : 60
  const name = (color: string, fontWeight: number, text: string) =>
    box({ fontSize: 27, lineHeight: 1.15, fontWeight, color }, text)
  return box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      position: 'relative',
      flexDirection: 'column',
      padding: '64px 72px 52px',
      backgroundColor: colors.ground,
      fontFamily: fontFamilies.join(', '),
    },
    [
      // clipped by the edges on purpose: it shows the network between the halves
      box({ position: 'absolute', right: -170, top: -170, opacity: 0.1 }, [mark(560)]),
      box({ fontSize: 32, fontWeight: 500, color: colors.muted }, section),
      box({ flexGrow: 1, alignItems: 'center' }, [
        box(
          {
            display: 'block',
            width: '100%',
            fontSize: size,
            fontWeight: 700,
            lineHeight: 1.16,
            letterSpacing: -0.02 * size,
            lineClamp: 3,
            wordBreak: 'break-word',
            color: colors.ink,
          },
          title,
        ),
      ]),
      box({ alignItems: 'center', paddingTop: 28, borderTop: `2px solid ${colors.rule}` }, [
        mark(60),
        box({ flexDirection: 'column', marginLeft: 20 }, [
          name(colors.ink, 700, first),
          name(colors.muted, 500, second),
        ]),
      ]),
    ],
  )
}

/** The card of a page. A large site has one card for each section instead, since rendering is slow. */
export function socialCard(site: Site, route: Route, title: string): SocialCard {
  const part = sectionOf(route)
  const section = part === 'blog' ? config.blog.title : part === 'docs' ? strings.docs.title : ''
  const isOwn = site.routes.length <= config.socialImages.maxPages
  if (isOwn && shownOf(title) !== '') return { section: title === section ? '' : section, title }
  return { section: '', title: section || config.title }
}

/** The address of a card's image. Its name is a hash of the layout, so that it changes with the image. */
export const socialImagePath = (card: SocialCard): string =>
  `/social/${hashOf(JSON.stringify(cardBoxes(card))).slice(0, 12)}.png`
