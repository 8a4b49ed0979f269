/** Text below the screen that the browser need not lay out at once when something changes all of it. */
import { nextFrame } from './next-task'

const blocks = '.prose > *'

/** How far below the screen they begin, in parts of its height. */
const distance = 1.25

/**
 * Blocks well below the screen keep their height, and the browser leaves their lines alone until the reader comes near. The function
 * that comes out lays them out in their turn, about a screen at a time. Browsers that cannot do it lay out everything at once.
 */
export async function restBelow(): Promise<() => Promise<void>> {
  // to ask for it lays the page out
  const screen = innerHeight
  const below = [...document.querySelectorAll<HTMLElement>(blocks)].flatMap((element) => {
    const { top, height } = element.getBoundingClientRect()
    return top > screen * distance ? [{ element, height }] : []
  })
  for (const { element, height } of below) {
    element.style.containIntrinsicBlockSize = `${height}px`
    element.style.contentVisibility = 'auto'
  }
  // what is near the screen is found out with the next picture
  await nextFrame()
  return async () => {
    let laidOut = 0
    for (const { element, height } of below) {
      element.style.contentVisibility = element.style.containIntrinsicBlockSize = ''
      laidOut += height
      if (laidOut < screen) continue
      laidOut = 0
      // oxlint-disable-next-line no-await-in-loop -- that is what it is for
      await nextFrame()
    }
  }
}
