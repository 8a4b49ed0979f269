/** Changes of the font that move nothing on the screen. */

/** Blocks of text. */
const texts = 'h1, h2, h3, h4, p, li, td, th, figcaption, summary, .side a, .toc a, .note > b'

/** How far letters may move together or apart, in parts of their size: no eye sees it. */
const limit = 0.03
/** By how much they move when lines have changed nevertheless, and how often this is tried. */
const nudge = 0.008
const rounds = 3

interface Place {
  element: HTMLElement
  top: number
}

function placesInView(): Place[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight ? [{ element, top }] : []
  })
}

/** Length of all lines of a text, in pixels. */
function lengthOf(block: Element): number {
  const range = document.createRange()
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let sum = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node)
    for (const { width } of range.getClientRects()) sum += width
  }
  return sum
}

const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
const heightOf = (element: Element): number => element.getBoundingClientRect().height

/**
 * Runs `change` and gives the texts in view the length they had, by the space between their letters: so their lines end where they
 * ended. `false` when a block has moved nevertheless; the texts are then as they were, and the change is to be taken back.
 */
export function keepLines(change: () => void): boolean {
  const places = placesInView()
  const blocks = places
    .map(({ element }) => element)
    .filter((element) => element.matches(texts) && !element.querySelector(texts))
    .map((element) => ({ element, length: lengthOf(element), height: heightOf(element) }))
  change()
  const fitted = blocks.map(({ element, length, height }) => {
    const letters = element.textContent.length || 1
    return { element, height, space: (length - lengthOf(element)) / letters / sizeOf(element) }
  })
  for (let round = 0; round < rounds; round += 1) {
    // a line more or less than before: closer, or further apart
    const ways = fitted.map(({ element, height }) => Math.sign(height - heightOf(element)))
    for (const [index, block] of fitted.entries()) {
      const wanted = block.space + (round === 0 ? 0 : (ways[index] ?? 0) * nudge)
      block.space = Math.max(-limit, Math.min(limit, wanted))
      block.element.style.letterSpacing = `${block.space.toFixed(4)}em`
    }
  }
  const isAsBefore = places.every(
    ({ element, top }) => Math.abs(element.getBoundingClientRect().top - top) < 2,
  )
  if (!isAsBefore) for (const { element } of blocks) element.style.letterSpacing = ''
  return isAsBefore
}
