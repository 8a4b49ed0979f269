import type { Metadata } from 'next'
import { NotFoundHelp } from '@/components/layout/not-found-help.client'
import missingTile from '@/components/layout/missing-tile.svg'
import { Link } from '@/components/ui/link'
import { docsPath } from '@/lib/content/site-paths'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import { SiteFrame } from './site-frame'

const { errors, search } = strings

export const notFoundMetadata: Metadata = {
  description: errors.notFoundText,
  robots: { index: false },
}

/** The body of the not-found page. */
export function NotFoundPage() {
  return (
    <SiteFrame className="failed">
      <title>{`${errors.notFoundTitle} — ${config.title}`}</title>
      <section className="lost">
        <Drawing svg={missingTile} />
        <h1>{errors.notFoundTitle}</h1>
        <p className="lead">{errors.notFoundText}</p>
        <form role="search" className="row" action={hrefOf('/search/')}>
          <input className="button" type="search" name="q" aria-label={search.field} autoComplete="off" />
          <button type="submit" className="button solid">
            {search.find}
          </button>
        </form>
        <div className="row">
          <Link to="/" className="button">
            {errors.toHome}
          </Link>
          {docsPath !== '/' && (
            <Link to={docsPath} className="button">
              {errors.toDocs}
            </Link>
          )}
        </div>
      </section>
      <div>
        <NotFoundHelp basePath={config.basePath} />
      </div>
    </SiteFrame>
  )
}

/** A decorative SVG, inlined so that it takes its colours from the style sheet. */
function Drawing({ svg }: { svg: string }) {
  const { viewBox, html } = svgParts(svg)
  return (
    <svg
      width="100%"
      viewBox={viewBox}
      className="scene"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The content of an SVG file, and its `viewBox`. */
function svgParts(svg: string): { viewBox: string; html: string } {
  const text = svg.replace(/>\s+</g, '><').trim()
  const [, viewBox = '', html = ''] = /viewBox="([^"]*)">(?:<!--.*?-->)?(.*)<\/svg>$/s.exec(text) ?? []
  return { viewBox, html }
}
