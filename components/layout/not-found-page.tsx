import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { Link } from '../ui/link'
import { Frame } from './frame'
import { Lost } from './lost'
import { NotFoundHelp } from './not-found-help.client'
import '../ui/isometric.css'

const { errors } = strings

/** What any address without a page shows. */
export function NotFoundPage() {
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
