/** Text below the screen that the browser need not lay out at once: for the first picture, or when something changes all of it. */
import { whenParsed } from './after-paint'
import { inGroups, inSlices, nextFrame } from './next-task'
import { navigationType } from './navigation-type'

const blocks = '.prose > *'

/** How many blocks are laid out at once. */
const atOnce = 3

/** Where a block that changes its height above the screen would push the text, everything is laid out at once. */
const keepsText = (): boolean => 'overflowAnchor' in document.documentElement.style

function rest(): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('.prose > :nth-child(n + 7)')) {
    style.contentVisibility = 'auto'
    style.containIntrinsicSize = 'auto 10rem'
  }
}

/**
 * For a reader who comes to the top of a page: blocks further down rest from the moment they come, with heights that are guessed. Who
 * comes back, or to a heading, needs to find the place.
 */
export function restAtFirst(): void {
  if (navigationType() !== 'navigate' || location.hash || !keepsText()) return
  // browsers paint what they have when more is still on its way
  const observer = new MutationObserver(rest)
  observer.observe(document, { childList: true, subtree: true })
  whenParsed(() => {
    observer.disconnect()
    rest()
  })
}

/** Once the page is on the screen, a few blocks at a time: all heights are real then. */
export async function layRestOut(): Promise<void> {
  const resting = [...document.querySelectorAll<HTMLElement>(blocks)].filter(
    ({ style }) => style.contentVisibility !== '',
  )
  await inSlices(inGroups(resting, atOnce), (group) => {
    for (const { style } of group) style.contentVisibility = style.containIntrinsicSize = ''
    // lays them out
    document.body.getBoundingClientRect()
  })
}

/** How far below the screen they begin, in parts of its height. */
const distance = 1.25

/**
 * Blocks well below the screen keep their height, and the browser leaves their lines alone until the reader comes near.
 */
export async function restBelow(): Promise<void> {
  if (!keepsText()) return
  // to ask for it lays the page out
  const [screen, width] = [innerHeight, innerWidth]
  const below = [...document.querySelectorAll<HTMLElement>(blocks)].flatMap((element) => {
    const { top, height } = element.getBoundingClientRect()
    return top > screen * distance ? [{ element, height }] : []
  })
  // on the screen they must not rest: what stands out of them, an outline for one, would be cut off
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) wake(target as HTMLElement) // one of `below`
    },
    { rootMargin: `${(distance - 1) * 100}% 0%` },
  )
  const wake = (element: HTMLElement) => {
    element.style.contentVisibility = element.style.containIntrinsicBlockSize = ''
    observer.unobserve(element)
  }
  for (const { element, height } of below) {
    element.style.containIntrinsicBlockSize = `${height}px`
    element.style.contentVisibility = 'auto'
    observer.observe(element)
  }
  // their heights are of this width
  addEventListener('resize', () => {
    if (innerWidth !== width) for (const { element } of below) wake(element)
  })
  // what is near the screen is found out with the next picture
  await nextFrame()
}
