/** Data of pages that the router has asked for and that has not come yet. */

/** The part of a page that no other page shares; its folder is the address of the page. */
const pageData = /^(.*\/)__next\.[^/]*__PAGE__\.txt$/
/** How long a click waits for it, in milliseconds. */
const patience = 2000

/** By the path of the page. */
const underWay = new Map<string, Promise<void>>()
let isWatching = false

/** Notes the requests of the router from now on: nothing else tells whether one is under way. */
export function watchPageData(): void {
  if (isWatching) return
  isWatching = true
  const send = window.fetch
  window.fetch = (input, init) => {
    const answer = send(input, init)
    const [, path] = pageData.exec(pathOf(input)) ?? []
    if (path !== undefined) {
      const ended = whole(answer).then(() => {
        if (underWay.get(path) === ended) underWay.delete(path)
      })
      underWay.set(path, ended)
    }
    return answer
  }
}

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname

/** Ends when an answer is there to its last byte, or has failed, and the router has had time to read it. */
async function whole(answer: Promise<Response>): Promise<void> {
  try {
    await (await answer).clone().arrayBuffer()
  } catch {
    // the router learns of it by itself
  }
  await new Promise((resolve) => setTimeout(resolve))
}

/**
 * Data of the page at `path` that is under way: a click that does not wait for it makes the router ask for the whole page besides,
 * which comes later and weighs twice as much. `undefined` when there is nothing to wait for.
 */
export function pageDataUnderWay(path: string): Promise<void> | undefined {
  const data = underWay.get(new URL(path, location.href).pathname)
  return data && Promise.race([data, new Promise<void>((resolve) => setTimeout(resolve, patience))])
}
