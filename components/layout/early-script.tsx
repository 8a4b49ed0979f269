import { config } from '@/lib/site'
import { loadFailureId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'
import { openHiding } from '@/lib/browser/open-hiding'
import { restoreTabs, showTab } from '@/lib/browser/restore-tabs'
import { runEarly } from './run-early'
import { watchScripts } from './watch-scripts'

const { common, errors } = strings

/** Arguments of `runEarly`. */
const values = [config.announcement?.id ?? '', config.themeColor.dark]
const early = `(${String(watchScripts)})('${loadFailureId}');(${String(runEarly)})(...${JSON.stringify(values)});`

/**
 * Tabs are restored, and what hides the target of the address is opened, before they are painted, in each frame while the page arrives.
 * In a tab in the background there are no frames until it is shown: by then the browser has tried to scroll. The development server
 * compares the page with what React renders: there React does it.
 */
const tabs =
  process.env.NODE_ENV === 'production'
    ? `(function f(){const s=${String(showTab)},l=document.readyState;(${String(restoreTabs)})(s);const t=(${String(openHiding)})(s);\
t&&l==='complete'&&t.scrollIntoView();l==='loading'&&requestAnimationFrame(f)})()`
    : ''

/** The inline script of the page, beside that of next-themes: functions as their text, like there. */
export const EarlyScript = () => (
  <>
    {/* shown when the scripts do not load; plain, since styles may be missing */}
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
    <script dangerouslySetInnerHTML={{ __html: early + tabs }} />
  </>
)
