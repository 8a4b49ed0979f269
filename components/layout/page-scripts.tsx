import { earlyScript, pageScript } from '@/.generated/behaviour'

/** The scripts of `components/behaviour`: what must happen before the first paint, and what brings the page to life after it. */
export const PageScripts = () => (
  <>
    <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
    <script src={pageScript} defer />
  </>
)
