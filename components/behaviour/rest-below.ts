/** Text below the screen that the browser need not lay out at once when something changes all of it. */
import { nextFrame } from './next-task'
import { pageShown } from './pages'

const blocks = '.prose > *'

/** Where a block that changes its height above the screen would push the text, everything is laid out at once. */
export const keepsText = (): boolean => 'overflowAnchor' in document.documentElement.style

/** How far below the screen they begin, in parts of its height. */
const distance = 1.25

/** Blocks well below the screen keep their height, and the browser leaves their lines alone until the reader comes near. */
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
  const over = new AbortController()
  const { signal } = over
  document.addEventListener(pageShown, () => over.abort(), { signal })
  // their heights are of this width
  addEventListener(
    'resize',
    () => {
      if (innerWidth === width) return
      for (const { element } of below) wake(element)
      over.abort()
    },
    { signal },
  )
  // what is near the screen is found out with the next picture
  await nextFrame()
}
