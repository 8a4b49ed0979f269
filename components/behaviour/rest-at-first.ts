/** Text that the browser need not lay out for the first picture. */
import { inGroups } from '@/lib/text/in-groups'
import { whenParsed } from './after-paint'
import { navigationType } from './navigation-type'
import { inSlices } from './next-task'
import { keepsText } from './rest-below'

/** Six blocks of a text are laid out for the first picture in any case; browsers add those near the screen. */
const furtherDown = '.prose>:nth-child(n+7)'

/** About the height of a block with its margin, and that which it has had. */
const guess = 'auto 10rem'

/** How many blocks are laid out at once later: a few together take less than one after another. */
const atOnce = 3

function rest(): void {
  for (const { style } of document.querySelectorAll<HTMLElement>(furtherDown)) {
    style.contentVisibility = 'auto'
    style.containIntrinsicSize = guess
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

const restingBlocks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.prose > *')].filter(
    ({ style }) => style.contentVisibility !== '',
  )

/** Does `read` with the page as it came. Nothing is laid out anew. */
export function withoutRest(read: () => void): void {
  const resting = restingBlocks()
  // the policy of the site lets no block have styles of its own; Chromium leaves an empty one where nobody has asked for it before
  for (const block of resting) if (block.hasAttribute('style')) block.removeAttribute('style')
  read()
  if (resting.length > 0) rest()
}

/** Once the page is on the screen, a few blocks at a time: all heights are real then. */
export async function layRestOut(): Promise<void> {
  await inSlices(inGroups(restingBlocks(), atOnce), (group) => {
    for (const { style } of group) style.contentVisibility = style.containIntrinsicSize = ''
    // lays them out
    document.body.getBoundingClientRect()
  })
}
