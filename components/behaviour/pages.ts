/** Dispatched on the document when client navigation has put another page on the screen. */
export const pageShown = 'page-shown'

/** Sets something up for the page at hand and for each later one; what `setUp` returns ends it for the page before. */
export function onEachPage(setUp: () => (() => void) | void): void {
  let end = setUp()
  document.addEventListener(pageShown, () => {
    end?.()
    end = setUp()
  })
}
