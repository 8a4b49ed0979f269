/** The contents of the page: marks the entry of the section being read, and closes the sheet of narrow screens. */
import { contentsId } from '@/lib/shell-ids'
import { decodePath } from '@/lib/text/path'
import { afterPaint } from './after-paint'

/** Sets the contents of the page up; returns what ends it. */
export function followContents(): (() => void) | undefined {
  const toc = document.getElementById(contentsId)
  if (!toc) return undefined
  const links = [...toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = links.map((link) => document.getElementById(decodePath(link.hash.slice(1))))

  const mark = () => {
    const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8 || 96
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    let here = -1
    headings.forEach((heading, index) => {
      if (heading && (heading.getBoundingClientRect().top <= line || isAtEnd)) here = index
    })
    links.forEach((link, index) => {
      if (index === here) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
  }
  let frame = 0
  const schedule = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mark)
  }
  const events = new AbortController()
  const { signal } = events
  addEventListener('scroll', schedule, { signal, passive: true })
  addEventListener('resize', schedule, { signal })
  toc.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') && toc.hidePopover(),
    { signal },
  )
  afterPaint(mark)
  return () => {
    cancelAnimationFrame(frame)
    events.abort()
  }
}
