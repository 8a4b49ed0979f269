import fs from 'node:fs'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Announcement } from '@/components/layout/announcement.client'
import { ColorMode } from '@/components/frame/color-mode.client'
import { EarlyScript } from '@/components/layout/early-script.client'
import { Footer } from '@/components/layout/footer.client'
import { LateFiles } from '@/components/layout/late-files.client'
import { LoadFailure } from '@/components/layout/load-failure.client'
import { Navbar } from '@/components/layout/navbar.client'
import { Navigation } from '@/components/layout/navigation.client'
import { Overlays } from '@/components/overlays/overlays.client'
import { VersionLinksProvider } from '@/components/frame/version-links.client'
import { TextActions } from '@/components/mdx/text-actions.client'
import { getProblems } from '@/lib/load/snapshot'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { typograph } from '@/lib/text/typograph'
import { hrefOf } from '@/lib/text/url'
import { feedLinks } from '@/lib/view/head'
import { versionLinks } from '@/lib/view/versions'
import { searchOffer } from '@/lib/view/site-sections'
import { mainId, statusId } from '@/lib/shell-ids'
import { revision } from '@/.generated/revision'
import { site } from './site'
import './globals.css'

export const sharedMetadata = (): Metadata => ({
  metadataBase: new URL(config.url),
  description: config.description,
  formatDetection: { telephone: false },
  alternates: feedLinks(site()),
})

/** Content problems, shown by the development server only. */
async function renderProblems(): Promise<ReactNode> {
  if (process.env.NODE_ENV !== 'development') return null
  const { ProblemList } = await import('@/components/dev/problem-list')
  return <ProblemList problems={getProblems(revision)} />
}

/** Encodes an SVG file as a data URL. `=`, `:` and `/` need no encoding there. */
function svgUrl(file: string): string {
  const svg = fs.readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim()
  const encoded = encodeURIComponent(svg).replace(/%(3D|3A|2F)/g, (code) => decodeURIComponent(code))
  return `data:image/svg+xml,${encoded}`
}

interface ShellProps {
  /** The router cannot navigate away from this page, so its links load whole pages. */
  isAlone?: boolean
  children: ReactNode
}

export async function Shell({ isAlone = false, children }: ShellProps) {
  return (
    <html lang={config.locale.code} suppressHydrationWarning>
      <head>
        {/* inline, since browsers ask for a file again after each client navigation; search engines read that in `public` */}
        <link rel="icon" href={svgUrl('public/favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={hrefOf('/apple-touch-icon.png')} />
      </head>
      <body>
        <ColorMode>
          <EarlyScript />
          <VersionLinksProvider value={versionLinks(site())}>
            <a className="skip" href={`#${mainId}`}>
              {strings.common.skip}
            </a>
            {config.announcement && <Announcement text={typograph(config.announcement.text)} />}
            <Navbar />
            {children}
            <Footer />
          </VersionLinksProvider>
          {/* after the text, so that the first packets of a connection contain the text */}
          <LoadFailure />
          {/* in development, the key mounts it again for changed texts */}
          <TextActions key={revision} />
          <Overlays assistants={config.assistants.ask} offer={searchOffer(site())} />
          <LateFiles />
          {/* last, since it replays early clicks to the listeners above */}
          <Navigation isAlone={isAlone} />
          {await renderProblems()}
          <p id={statusId} className="hidden" role="status" />
        </ColorMode>
      </body>
    </html>
  )
}
