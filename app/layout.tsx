import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Announcement } from '@/components/layout/announcement'
import { ColorMode } from '@/components/layout/color-mode.client'
import { Footer } from '@/components/layout/footer'
import { mainId } from '@/components/layout/frame'
import { LoadFailure } from '@/components/layout/load-failure'
import { Menu } from '@/components/layout/menu.client'
import { Navbar } from '@/components/layout/navbar'
import { Navigation } from '@/components/layout/navigation.client'
import { PreferredVersion } from '@/components/docs/preferred-version.client'
import { ContentBehaviour } from '@/components/mdx/content-behaviour.client'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/url'
import { feedLinks } from './metadata'
import './globals.css'

/** What every page says of itself; pages add the rest. */
export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(config.url),
  title: config.title,
  description: config.description,
  icons: { icon: { url: hrefOf('/favicon.svg'), type: 'image/svg+xml' } },
  formatDetection: { telephone: false },
  alternates: feedLinks(),
})

export const viewport: Viewport = { themeColor: config.themeColor.light }

/** The shell of every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={config.locale.code} suppressHydrationWarning>
      <body>
        <ColorMode>
          <LoadFailure />
          <a className="skip" href={`#${mainId}`}>
            {strings.common.skip}
          </a>
          <Announcement />
          <Navbar />
          {children}
          <Footer />
          <Navigation basePath={config.basePath} />
          <Menu />
          <ContentBehaviour />
          <PreferredVersion versions={config.docs.versions.map(({ name }) => name)} />
        </ColorMode>
      </body>
    </html>
  )
}
