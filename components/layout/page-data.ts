/** Data of pages that the router has asked for and that has not come yet. */
import { nextTask } from '../behaviour/next-task'

/** The part of a page that no other page shares; its folder is the address of the page. */
const pageData = /^(.*\/)__next\.[^/]*__PAGE__\.txt$/
/** What a page consists of: the router guesses it for others from that of one. */
const pageTree = /^(.*\/)__next\._tree\.txt$/
/** How long a click waits for data, in milliseconds. */
const patience = 2000

/** By the path of the page. */
const underWay = new Map<string, Promise<unknown>>()
/** Sections of the site, `/docs/` for one, for whose pages the router guesses. */
const known = new Set<string>()
let isWatching = false

/** Notes the requests of the router from now on: nothing else tells whether one is under way. */
export function watchPageData(basePath: string): void {
  if (isWatching) return
  isWatching = true
  const send = window.fetch
  window.fetch = (input, init) => {
    const answer = send(input, init)
    const path = pathOf(input)
    const [, page] = pageData.exec(path) ?? []
    const [, folder] = pageTree.exec(path) ?? []
    if (page !== undefined) {
      const ended = whole(answer).then(() => {
        if (underWay.get(page) === ended) underWay.delete(page)
      })
      underWay.set(page, ended)
    }
    if (folder !== undefined)
      void whole(answer).then((isThere) => isThere && known.add(sectionOf(folder, basePath)))
    return answer
  }
}

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname

const sectionOf = (path: string, basePath: string): string =>
  path.slice(basePath.length).split('/').slice(0, 2).join('/')

/** Ends when an answer is there to its last byte, or has failed, and the router has had time to read it. Tells whether it is there. */
async function whole(answer: Promise<Response>): Promise<boolean> {
  let isThere = false
  try {
    const response = await answer
    await response.clone().arrayBuffer()
    isThere = response.ok
  } catch {
    // the router learns of it by itself
  }
  await nextTask()
  return isThere
}

/**
 * Ends when a click may open the page at `path`, address and all: its data is there, or it is better not to wait for it. A click on a
 * page whose data is under way makes the router ask for the whole page besides, which comes later and weighs more; where nothing has
 * asked for it, `ask` does, if that takes one request.
 */
export async function readyToOpen(path: string, basePath: string, ask: () => void): Promise<void> {
  const { pathname } = new URL(path, location.href)
  if (!underWay.has(pathname) && known.has(sectionOf(pathname, basePath))) {
    ask()
    await nextTask()
  }
  const data = underWay.get(pathname)
  if (data) await Promise.race([data, new Promise((resolve) => setTimeout(resolve, patience))])
}
