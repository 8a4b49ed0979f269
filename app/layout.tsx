import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Announcement } from '@/components/layout/announcement'
import { ColorMode } from '@/components/layout/color-mode.client'
import { EarlyScript } from '@/components/layout/early-script'
import { Footer } from '@/components/layout/footer'
import { LoadFailure } from '@/components/layout/load-failure'
import { Navbar } from '@/components/layout/navbar'
import { Navigation } from '@/components/layout/navigation.client'
import { SearchEntry } from '@/components/search/search-entry.client'
import { getProblems } from '@/lib/load/loaded-site'
import { svgUrl } from '@/lib/icon'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import { feedLinks } from '@/lib/view/head'
import { siteSections } from '@/lib/view/sections'
import { mainId, statusId } from '@/lib/shell-ids'
import { revision } from '@/.generated/revision'
import { site } from './site'
import './globals.css'

/** What every page says of itself; pages add the rest. */
export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(config.url),
  title: config.title,
  description: config.description,
  formatDetection: { telephone: false },
  alternates: feedLinks(site()),
})

export const viewport: Viewport = { themeColor: config.themeColor.light }

/** What is wrong with the content; the build has nothing of it. */
const mistakes = async (): Promise<ReactNode> => {
  if (process.env.NODE_ENV !== 'development') return null
  const { Mistakes } = await import('@/components/dev/mistakes')
  return <Mistakes problems={getProblems(revision)} />
}

/** The shell of every page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={config.locale.code} suppressHydrationWarning>
      <head>
        {/* a part of the page, which asks for no file; the file is there for search engines */}
        <link rel="icon" href={svgUrl('public/favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={hrefOf('/apple-touch-icon.png')} />
      </head>
      <body>
        <ColorMode>
          <LoadFailure />
          <EarlyScript />
          <a className="skip" href={`#${mainId}`}>
            {strings.common.skip}
          </a>
          <Announcement />
          <Navbar />
          {children}
          <Footer />
          {/* before the navigation, which repeats clicks that came too early */}
          <SearchEntry sections={siteSections()} />
          <Navigation basePath={config.basePath} revision={revision} />
          {await mistakes()}
          <p id={statusId} className="hidden" role="status" />
        </ColorMode>
      </body>
    </html>
  )
}
