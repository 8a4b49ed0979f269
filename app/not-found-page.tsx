import type { Metadata } from 'next'
import { NotFoundHelp } from '@/components/layout/not-found-help.client'
import missingTile from '@/components/layout/missing-tile.svg'
import { innerSvg } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { docsPath } from '@/lib/content/site-paths'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import { SiteFrame } from './site-frame'
// declares the order of the layers, so it comes first
import './globals.css'
import '@/components/layout/not-found.css'

const { errors, search } = strings

export const notFoundMetadata: Metadata = {
  description: errors.notFoundText,
  robots: { index: false },
}

const drawing = innerSvg(missingTile)

export function NotFoundPage() {
  return (
    <SiteFrame className="failed">
      <title>{`${errors.notFoundTitle} — ${config.title}`}</title>
      <section className="lost">
        <svg width="100%" viewBox="0 40 420 190" aria-hidden dangerouslySetInnerHTML={{ __html: drawing }} />
        <h1>{errors.notFoundTitle}</h1>
        <p className="lead">{errors.notFoundText}</p>
        <form role="search" className="row" action={hrefOf('/search/')}>
          <input
            className="button"
            type="search"
            name="q"
            aria-label={search.field}
            placeholder={search.placeholder}
            autoComplete="off"
          />
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
        <NotFoundHelp />
      </div>
    </SiteFrame>
  )
}
