/** Changes of the font that move nothing on the screen. */
import { inGroups } from '@/lib/text/in-groups'
import { inSlices, nextTask } from './next-task'

/** Blocks of text, and links that have others beside them. */
const texts =
  'h1, h2, h3, h4, p, li, td, th, figcaption, summary, .side a, .toc a, .note > b, .brand b, .bar nav a, .find, .twin'

/** How far letters may move together or apart, in parts of their size: no eye sees it. */
const limit = 0.03
/** By how much they move when lines have changed nevertheless, and how often this is tried. */
const nudge = 0.008
const rounds = 3
/** How far below the top browsers lay out what may rest, in screens. */
const near = 3
/** How many parts of the page are laid out at once: to lay a few out together takes less than one after another. */
const atOnce = 4
/** Elements that have been given another font. */
const changedMark = '[style*="font-family"]'
/** A place that differs by less, in pixels, is the same. */
const tolerance = 2
/** A line whose length differs by less, in pixels, has the words that it had. */
const shortestWord = 12

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
  /** Lengths of the lines of each piece, in pixels. */
  rows: number[][]
}

function measure(element: HTMLElement): Block {
  const { top, height } = element.getBoundingClientRect()
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const starts: number[] = []
  const rows: number[][] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()]
    starts.push((lines[0]?.top ?? top) - top)
    rows.push(lines.map(({ width }) => width))
  }
  const length = rows.flat().reduce((sum, width) => sum + width, 0)
  return { element, height, length, starts, rows }
}

/** 1 when the text of the block ends or goes on higher than before, -1 when lower, 0 when no line of it has moved. */
function linesMoved(before: Block, now: Block): number {
  const moves = [
    before.height - now.height,
    ...before.starts.map((start, index) => start - (now.starts[index] ?? 0)),
  ]
  return Math.sign(moves.find((move) => Math.abs(move) > tolerance) ?? 0)
}

/** 1 when a word has gone to the line above, -1 when to the one below, 0 when none has. */
function wordsMoved(before: Block, now: Block): number {
  const moves = before.rows.flatMap((row, piece) =>
    row.map((width, line) => (now.rows[piece]?.[line] ?? 0) - width),
  )
  return Math.sign(moves.find((move) => Math.abs(move) > shortestWord) ?? 0)
}

const isWhereItWas = ({ element, top }: Place): boolean =>
  Math.abs(element.getBoundingClientRect().top - top) < tolerance

/**
 * Gives a block the length it had, by the space between its letters, and where that is possible the words of each line. `false` when
 * its lines are not where they were.
 */
function fit(before: Block): boolean {
  const { element, length } = before
  const { fontSize, letterSpacing } = getComputedStyle(element)
  const size = parseFloat(fontSize)
  /** What the style sheet says, in parts of the size. */
  const own = (parseFloat(letterSpacing) || 0) / size
  let space = (length - measure(element).length) / (element.textContent.length || 1) / size
  let keepsLines: string | undefined
  for (let round = 0; round < rounds; round += 1) {
    space = Math.max(-limit, Math.min(limit, space))
    element.style.letterSpacing = `${(own + space).toFixed(4)}em`
    const now = measure(element)
    const lines = linesMoved(before, now)
    const way = lines || wordsMoved(before, now)
    if (way === 0) return true
    if (lines === 0) keepsLines ??= element.style.letterSpacing
    // a line or a word more or less than before: closer, or further apart
    space += way * nudge
  }
  if (keepsLines === undefined) return false
  element.style.letterSpacing = keepsLines
  return true
}

const rests = (element: HTMLElement): boolean =>
  element.style.contentVisibility !== '' && element.getBoundingClientRect().top > innerHeight * near

/** The largest parts of the page in which nothing has another font yet, but for those that rest. */
function unchangedParts(within: Element = document.body): HTMLElement[] {
  return [...within.children].flatMap((element) => {
    const isChanged = !(element instanceof HTMLElement) || element.matches(changedMark)
    if (isChanged || !element.checkVisibility() || rests(element)) return []
    return element.querySelector(changedMark) ? unchangedParts(element) : [element]
  })
}

/**
 * Gives the page another font: first the texts in view, a few at a time, which keep the length they had, so that their lines end where
 * they ended, then the rest of it. It gives `false` when something would move nevertheless; the page then is as it was.
 */
export async function changeFont(fonts: string): Promise<boolean> {
  const changed = [document.documentElement]
  const change = (element: HTMLElement) => {
    changed.push(element)
    element.style.fontFamily = fonts
  }
  const undo = () => {
    for (const { style } of changed) style.fontFamily = style.letterSpacing = ''
    return false
  }
  const changeInView = (block: Block) => {
    change(block.element)
    return fit(block)
  }
  const changeRest = (group: HTMLElement[]) => {
    group.forEach(change)
    // lays them out
    document.body.getBoundingClientRect()
  }
  let top: number
  let places: Place[]
  do {
    top = scrollY
    places = placesInView()
    const inView = places
      .map(({ element }) => element)
      .filter((element) => element.matches(texts) && !element.querySelector(texts))
      .map(measure)
    // oxlint-disable-next-line no-await-in-loop
    if (!(await inSlices(inView, changeInView))) return undo()
    // oxlint-disable-next-line no-await-in-loop
    await inSlices(inGroups(unchangedParts(), atOnce), changeRest)
    // oxlint-disable-next-line no-await-in-loop
    await nextTask()
  } while (scrollY !== top)
  document.documentElement.style.fontFamily = fonts
  return places.every(isWhereItWas) || undo()
}
