// client code, to keep this markup out of each page's RSC payload
'use client'

import { loadFailureId } from '@/lib/shell-ids'
import { config } from '@/lib/site'
import { clientStrings } from '@/lib/strings/client-strings'

const { common, errors } = clientStrings

/** The message that `lib/browser/early/watch-scripts.ts` shows above the page if scripts fail to load. */
export const LoadFailure = () => (
  <div id={loadFailureId} className="failure" role="alert" hidden>
    <p>
      <b>{errors.loadTitle}.</b> {errors.scriptsText}
    </p>
    <p hidden>{errors.wrongBasePath(config.basePath === '' ? '/' : config.basePath)}</p>
    {/* filled before hydration; React leaves HTML that is set like this as it is */}
    <p className="error-text" dangerouslySetInnerHTML={{ __html: '' }} />
    <button type="button" className="button">
      {common.retry}
    </button>
  </div>
)
