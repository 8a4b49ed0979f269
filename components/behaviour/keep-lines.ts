/** Changes of the font that move nothing on the screen. */

/** Blocks of text. */
const texts = 'h1, h2, h3, h4, p, li, td, th, figcaption, summary, .side a, .toc a, .note > b'

/** How far letters may move together or apart, in parts of their size: no eye sees it. */
const limit = 0.03
/** By how much they move when lines have changed nevertheless, and how often this is tried. */
const nudge = 0.008
const rounds = 3
/** A place that differs by less, in pixels, is the same. */
const tolerance = 2

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

interface Block {
  element: HTMLElement
  height: number
  /** Length of all its lines, in pixels. */
  length: number
  /** How far below its top each piece of its text begins. */
  starts: number[]
}

function measure(element: HTMLElement): Block {
  const { top, height } = element.getBoundingClientRect()
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const starts: number[] = []
  let length = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node)
    const rows = [...range.getClientRects()]
    starts.push((rows[0]?.top ?? top) - top)
    for (const { width } of rows) length += width
  }
  return { element, height, length, starts }
}

/** 1 when the text of the block ends or goes on higher than before, -1 when lower, 0 when nothing of it has moved. */
function wayBack(before: Block): number {
  const now = measure(before.element)
  const moves = [
    before.height - now.height,
    ...before.starts.map((start, index) => start - (now.starts[index] ?? 0)),
  ]
  return Math.sign(moves.find((move) => Math.abs(move) > tolerance) ?? 0)
}

/**
 * Runs `change` and gives the texts in view the length they had, by the space between their letters: so their lines end where they
 * ended. `false` when something has moved nevertheless; the texts are then as they were, and the change is to be taken back.
 */
export function keepLines(change: () => void): boolean {
  const places = placesInView()
  const blocks = places
    .map(({ element }) => element)
    .filter((element) => element.matches(texts) && !element.querySelector(texts))
    .map(measure)
  change()
  const fitted = blocks.map((block) => {
    const { fontSize, letterSpacing } = getComputedStyle(block.element)
    const size = parseFloat(fontSize)
    const letters = block.element.textContent.length || 1
    /** What the style sheet says, in parts of the size. */
    const own = (parseFloat(letterSpacing) || 0) / size
    return { block, own, space: (block.length - measure(block.element).length) / letters / size }
  })
  let ways: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, fit] of fitted.entries()) {
      // a line more or less than before: closer, or further apart
      fit.space = Math.max(-limit, Math.min(limit, fit.space + (ways[index] ?? 0) * nudge))
      fit.block.element.style.letterSpacing = `${(fit.own + fit.space).toFixed(4)}em`
    }
    ways = blocks.map(wayBack)
    if (!ways.some(Boolean)) break
  }
  const isAsBefore =
    !ways.some(Boolean) &&
    places.every(({ element, top }) => Math.abs(element.getBoundingClientRect().top - top) < tolerance)
  if (!isAsBefore) for (const { element } of blocks) element.style.letterSpacing = ''
  return isAsBefore
}
