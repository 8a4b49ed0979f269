import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Announcement } from '@/components/layout/announcement'
import { ColorMode } from '@/components/layout/color-mode.client'
import { Footer } from '@/components/layout/footer'
import { mainId } from '@/components/layout/frame'
import { Navbar } from '@/components/layout/navbar'
import { Navigation } from '@/components/layout/navigation.client'
import { PreferredVersion } from '@/components/docs/preferred-version.client'
import { ContentBehaviour } from '@/components/mdx/content-behaviour.client'
import { listed } from '@/lib/blog/queries'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { absoluteUrl, hrefOf } from '@/lib/url'
import { site } from './site'
import './globals.css'

const feedTitle = `${config.blog.title} — ${config.title}`

/** What every page says of itself; pages add the rest. */
export function generateMetadata(): Metadata {
  const hasFeeds = listed(site().posts).length > 0
  return {
    metadataBase: new URL(config.url),
    title: config.title,
    description: config.description,
    icons: { icon: { url: hrefOf('/favicon.svg'), type: 'image/svg+xml' } },
    formatDetection: { telephone: false },
    ...(hasFeeds && {
      alternates: {
        types: {
          'application/rss+xml': [{ url: absoluteUrl('/blog/rss.xml'), title: `${feedTitle} (RSS)` }],
          'application/atom+xml': [{ url: absoluteUrl('/blog/atom.xml'), title: `${feedTitle} (Atom)` }],
        },
      },
    }),
  }
}

export const viewport: Viewport = { themeColor: config.themeColor.light }

/** The shell of every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={config.locale.code} suppressHydrationWarning>
      <body>
        <ColorMode>
          <a className="skip" href={`#${mainId}`}>
            {strings.common.skip}
          </a>
          <Announcement />
          <Navbar />
          {children}
          <Footer />
          <Navigation basePath={config.basePath} />
          <ContentBehaviour />
          <PreferredVersion versions={config.docs.versions.map(({ name }) => name)} />
        </ColorMode>
      </body>
    </html>
  )
}
