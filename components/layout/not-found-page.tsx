import type { Metadata } from 'next'
import { Frame } from '@/components/layout/frame'
import { NotFoundHelp } from '@/components/layout/not-found-help.client'
import { Lost } from '@/components/layout/lost'
import { Link } from '@/components/ui/link'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import '@/components/ui/isometric.css'

const { errors } = strings

export const metadata: Metadata = {
  title: `${errors.notFoundTitle} — ${config.title}`,
  description: errors.notFoundText,
}

/** What any address without a page shows; exported as `404.html`. */
export default function NotFound() {
  return (
    <Frame>
      <Lost title={errors.notFoundTitle} text={errors.notFoundText}>
        <Link to="/" className="button solid">
          {errors.toHome}
        </Link>
        <Link to="/docs/" className="button">
          {errors.toDocs}
        </Link>
      </Lost>
      <NotFoundHelp basePath={config.basePath} />
    </Frame>
  )
}
