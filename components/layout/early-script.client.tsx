'use client'

import { earlyScript } from '@/.generated/early-script'
import { loadFailureId } from '@/lib/shell-ids'
import { config } from '@/lib/site'
import { clientStrings } from '@/lib/strings/client-strings'

const { common, errors } = clientStrings

/** The inline script `lib/browser/early/main.ts`, and the message that it shows if scripts fail to load. */
export const EarlyScript = () => (
  <>
    {/* unstyled, since styles may be missing */}
    <div id={loadFailureId} className="failure" role="alert" hidden>
      <p>
        <b>{errors.loadTitle}.</b> {errors.scriptsText}
      </p>
      <p hidden>{errors.wrongBasePath(config.basePath === '' ? '/' : config.basePath)}</p>
      <p className="error-text" dangerouslySetInnerHTML={{ __html: '' }} />
      <button type="button" className="button">
        {common.retry}
      </button>
    </div>
    <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
  </>
)
