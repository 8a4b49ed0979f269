import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

export type PictureElement = HTMLImageElement | HTMLDivElement
export type Size = [width: number, height: number]

/** The natural size in px. */
export function naturalSize(picture: Element | null | undefined): Size {
  if (picture instanceof SVGSVGElement) {
    const { width, height } = picture.viewBox.baseVal
    const shown = Number(picture.getAttribute('width')) || width
    return [shown, (shown * height) / width]
  }
  return picture instanceof HTMLImageElement ? [picture.naturalWidth, picture.naturalHeight] : [0, 0]
}

/**
 * Whether a picture is shown in full size, and whether that is larger than when it fits on the screen. A
 * drawing that would be too small there starts in full size. `frame` scrolls the picture.
 */
export function useFullSize(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<PictureElement | null>,
  drawing: SVGSVGElement | null | undefined,
) {
  const [isFull, setFull] = useState(false)
  const [isLarger, setLarger] = useState(false)

  const measure = () => {
    const shown = picture.current
    if (!shown || isFull) return
    const isTooSmall = naturalSize(drawing ?? shown)[0] > shown.clientWidth * 1.1
    setLarger(isTooSmall)
    if (drawing && isTooSmall && !isLarger) setFull(true)
  }
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    if (picture.current) observer.observe(picture.current)
    return () => observer.disconnect()
  })

  /** Toggles the size, and keeps a point of the picture, in fractions of its size, in the middle. */
  const toggle = (x = 0.5, y = 0.5) => {
    flushSync(() => setFull(!isFull))
    const box = frame.current
    box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2)
  }
  return { isFull, isLarger, measure, toggle }
}
