/** Tells the reader when scripts of the page do not load before React is there. `failureId` is the id of the message. */
export function watchScripts(failureId: string): void {
  const root = document.documentElement
  const isReady = () => root.dataset['ready'] !== undefined

  const tellFailure = (src: string, isMisplaced: boolean) => {
    const message = document.getElementById(failureId)
    // React may have come without the script: then the part that lacks it has a message of its own
    if (!message || isReady()) return
    message.querySelector('button')?.addEventListener('click', () => location.reload())
    message.querySelector('.error-text')?.append(src)
    message.querySelector('[hidden]')?.toggleAttribute('hidden', !isMisplaced)
    message.hidden = false
    // nobody will repeat the clicks: links are followed again
    root.dataset['ready'] = 'never'
  }
  let hasFailed = false
  const handleFailure = ({ target, error, filename }: ErrorEvent) => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/_next/"]')]
    // Hosts that send a page in place of a missing file: to the bundler, which waits for events of elements, it is missing as well.
    if (error instanceof SyntaxError)
      scripts.find(({ src }) => src === filename)?.dispatchEvent(new Event('error'))
    const script = scripts.find((each) => each === target)
    if (!script || isReady() || hasFailed) return
    hasFailed = true
    const { src } = script
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok, status }) => {
        // the page may be from before the last deployment
        if (entry?.type !== 'reload') location.reload()
        // the first script starts the others: without it, the site is most likely in another folder than it was built for
        else tellFailure(src, scripts.length === 1 && (ok || status === 404))
      },
      // without a connection a reload would take the text away
      () => tellFailure(src, false),
    )
  }
  addEventListener('error', handleFailure, true)
}
