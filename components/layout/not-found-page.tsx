import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { Drawing } from '../ui/drawing'
import { Link } from '../ui/link'
import { Frame } from './frame'
import { NotFoundHelp } from './not-found-help.client'

const { errors } = strings

/** What any address without a page shows. */
export const NotFoundPage = () => (
  <Frame>
    <section className="lost">
      <Drawing file="components/layout/missing-tile.svg" />
      <h1>{errors.notFoundTitle}</h1>
      <p className="lead">{errors.notFoundText}</p>
      <div className="row">
        <Link to="/" className="button solid">
          {errors.toHome}
        </Link>
        <Link to="/docs/" className="button">
          {errors.toDocs}
        </Link>
      </div>
    </section>
    <NotFoundHelp basePath={config.basePath} />
  </Frame>
)
