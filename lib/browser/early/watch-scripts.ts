import { root, handlesInput } from './root'

/** Shows the message with the id `failureId` if scripts fail to load before hydration. */
export function watchScripts(failureId: string): void {
  const showFailure = (src: string, isMisplaced: boolean) => {
    const message = document.getElementById(failureId)
    // if the page is hydrated, the component that needs the script reports the failure
    if (!message || handlesInput()) return
    // on the window: React stops events on elements that it has not hydrated
    const retry = message.querySelector('button')
    addEventListener('click', ({ target }) => retry?.contains(target as Node) && location.reload(), true)
    message.querySelector('.error-text')?.append(src)
    message.querySelector('[hidden]')?.toggleAttribute('hidden', !isMisplaced)
    message.hidden = false
    // clicks will not be replayed, so let links work
    root.dataset['ready'] = 'never'
  }
  let hasFailed = false
  const handleFailure = ({ target, error, filename }: ErrorEvent) => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/_next/"]')]
    // Some hosts send a page instead of a 404, and then the error event that the bundler waits for is
    // missing.
    if (error instanceof SyntaxError)
      scripts.find(({ src }) => src === filename)?.dispatchEvent(new Event('error'))
    const script = scripts.find((each) => each === target)
    if (!script || handlesInput() || hasFailed) return
    hasFailed = true
    const { src } = script
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok, status }) => {
        // the page may be older than the last deployment
        if (entry?.type !== 'reload') location.reload()
        // The first script loads the others. If it is missing, the site is probably served at a base path
        // that it was not built for.
        else showFailure(src, scripts.length === 1 && (ok || status === 404))
      },
      // offline, a reload would lose the page
      () => showFailure(src, false),
    )
  }
  addEventListener('error', handleFailure, true)
}
