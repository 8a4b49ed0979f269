import { afterLoad } from './after-paint'

/** Browsers load the web manifest as soon as a page names it, before they paint: it is named when the page has loaded. */
export const linkManifest = (): void =>
  afterLoad(() =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: SETTINGS.manifest }),
    ),
  )
