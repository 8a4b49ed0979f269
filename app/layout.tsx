import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Announcement } from '@/components/layout/announcement'
import { ColorMode } from '@/components/layout/color-mode.client'
import { PageScripts } from '@/components/layout/page-scripts'
import { Footer } from '@/components/layout/footer'
import { mainId } from '@/components/layout/sheet'
import { LoadFailure } from '@/components/layout/load-failure'
import { Navbar } from '@/components/layout/navbar'
import { Navigation } from '@/components/layout/navigation.client'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/url'
import { revision } from '@/.generated/revision'
import { feedLinks } from './metadata'
import './globals.css'

/** What every page says of itself; pages add the rest. */
export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(config.url),
  title: config.title,
  description: config.description,
  formatDetection: { telephone: false },
  alternates: feedLinks(),
})

export const viewport: Viewport = { themeColor: config.themeColor.light }

/** The shell of every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={config.locale.code} suppressHydrationWarning>
      <head>
        {/* not in the metadata: there it would be drawn, and asked for, anew on each page */}
        <link rel="icon" href={hrefOf('/favicon.svg')} type="image/svg+xml" />
      </head>
      <body>
        <ColorMode>
          <LoadFailure />
          <PageScripts />
          <a className="skip" href={`#${mainId}`}>
            {strings.common.skip}
          </a>
          <Announcement />
          <Navbar />
          {children}
          <Footer />
          <Navigation basePath={config.basePath} revision={revision} />
          <p id="status" className="hidden" role="status" />
        </ColorMode>
      </body>
    </html>
  )
}
