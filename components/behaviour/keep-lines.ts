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

/** Elements that the reader sees. What is inside of one that is out of view is not looked at. */
function placesInView(within: Element = document.body, screen = innerHeight): Place[] {
  return [...within.children].flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    const isOutOfView = height > 0 && (bottom <= 0 || top >= screen)
    if (isOutOfView || !(element instanceof HTMLElement)) return []
    const inside = placesInView(element, screen)
    return height > 0 ? [{ element, top }, ...inside] : inside
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
 * Notes the texts in view. The function that comes out runs `change` and gives them the length they had, by the space between their
 * letters: so their lines end where they ended. It gives `false` when something has moved nevertheless; the texts are then as they
 * were, and the change is to be taken back.
 */
export function noteLines(): (change: () => void) => boolean {
  const places = placesInView()
  const blocks = places
    .map(({ element }) => element)
    .filter((element) => element.matches(texts) && !element.querySelector(texts))
    .map(measure)
  return (change) => {
    change()
    if (fit(blocks) && places.every(isWhereItWas)) return true
    for (const { element } of blocks) element.style.letterSpacing = ''
    return false
  }
}

const isWhereItWas = ({ element, top }: Place): boolean =>
  Math.abs(element.getBoundingClientRect().top - top) < tolerance

/** Gives the blocks the length they had. `false` when one of them has other lines than before. */
function fit(blocks: Block[]): boolean {
  const spaces = blocks.map((block) => {
    const { fontSize, letterSpacing } = getComputedStyle(block.element)
    const size = parseFloat(fontSize)
    const letters = block.element.textContent.length || 1
    /** What the style sheet says, in parts of the size. */
    const own = (parseFloat(letterSpacing) || 0) / size
    return { block, own, space: (block.length - measure(block.element).length) / letters / size }
  })
  let ways: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, it] of spaces.entries()) {
      // a line more or less than before: closer, or further apart
      it.space = Math.max(-limit, Math.min(limit, it.space + (ways[index] ?? 0) * nudge))
      it.block.element.style.letterSpacing = `${(it.own + it.space).toFixed(4)}em`
    }
    ways = blocks.map(wayBack)
    if (!ways.some(Boolean)) return true
  }
  return false
}
