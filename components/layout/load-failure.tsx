import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { earlyScript } from './early-script'

/** The early script, and the message it shows when the site's own files do not load; plain, since styles may be missing. */
export function LoadFailure() {
  return (
    <>
      <div id="load-failure" role="alert" hidden>
        <p>{strings.errors.wrongBasePath(config.basePath === '' ? '/' : config.basePath)}</p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: earlyScript() }} />
    </>
  )
}
