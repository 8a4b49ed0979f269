/** A page whose styles or scripts do not load says so in plain HTML: most often the site is not in the folder it was built for. */
import { afterPaint } from './after-paint'

const isOwn = (url: string): boolean => /\/(_next|scripts)\/.*\.(js|css)$/.test(url)

function tell(): void {
  const message = document.getElementById('load-failure')
  if (message) message.hidden = false
}

export function watchLoading(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwn(target.src)) tell()
      if (target instanceof HTMLLinkElement && isOwn(target.href)) tell()
    },
    true,
  )
  afterPaint(() => {
    const hasStyles = getComputedStyle(document.documentElement).getPropertyValue('--bar') !== ''
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // by their type
    if (!hasStyles || resources.some(({ name, responseStatus }) => isOwn(name) && responseStatus > 399))
      tell()
  })
}
