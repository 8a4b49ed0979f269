import { config } from '@/lib/site'
import { loadFailureId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'

/** Shown by the early script when the site's own files do not load; plain, since styles may be missing. */
export const LoadFailure = () => (
  <div id={loadFailureId} role="alert" hidden>
    <p>{strings.errors.wrongBasePath(config.basePath === '' ? '/' : config.basePath)}</p>
  </div>
)
