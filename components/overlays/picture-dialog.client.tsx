'use client'

import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { contentStrings as strings } from '@/lib/strings/content-strings.mjs'
import type { OverlayProps } from '../ui/overlay'
import './picture-dialog.css'

/**
 * An image or diagram of the text, shown over the page: first fitted to the screen, then, if there is more to
 * see, in full size. A diagram is sharp at any size, so it fills the screen; if that is still too small, it
 * opens in full size.
 */
export default function PictureDialog({ link, onClose }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement | HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const [isFull, setFull] = useState(false)
  const [isLarger, setLarger] = useState(false)
  const original = link.querySelector('img')
  const drawing = original ? null : link.parentElement?.querySelector('svg')
  const [ownWidth, ownHeight] = sizeOf(drawing ?? original)
  const isDrawing = drawing || original?.src.endsWith('.svg')
  const style =
    isDrawing && ownHeight > 0
      ? { inlineSize: isFull ? ownWidth : `min(92vw, (96dvh - 5rem) * ${ownWidth / ownHeight})` }
      : undefined

  useEffect(() => {
    dialog.current?.showModal()
    // the browser would focus the frame, which comes first
    closeButton.current?.focus()
  }, [])

  const measure = () => {
    const picture = image.current
    if (!picture || isFull) return
    const isTooSmall = sizeOf(drawing ?? picture)[0] > picture.clientWidth * 1.1
    setLarger(isTooSmall)
    if (drawing && isTooSmall && !isLarger) setFull(true)
  }
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    if (image.current) observer.observe(image.current)
    return () => observer.disconnect()
  })

  /** Toggles the size, and keeps a point of the image, in fractions of its size, in the middle. */
  const resize = (x = 0.5, y = 0.5) => {
    flushSync(() => setFull(!isFull))
    const box = frame.current
    box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2)
  }
  const press = ({ target, nativeEvent: { offsetX, offsetY } }: MouseEvent) => {
    const picture = image.current
    if (target === picture && isLarger) resize(offsetX / picture.clientWidth, offsetY / picture.clientHeight)
    // the frame fills the dialog, so only the backdrop is the dialog itself
    else if (target === picture || target === dialog.current) dialog.current?.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons have keys
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={original?.alt || drawing?.ariaLabel || strings.image}
      onClose={onClose}
      onClick={press}
    >
      <div ref={frame} className="zoom-frame" tabIndex={isFull ? 0 : -1}>
        {drawing ? (
          <div
            ref={image}
            className="drawing"
            style={style}
            dangerouslySetInnerHTML={{ __html: drawing.outerHTML.replace(/ (?:class|id)="[^"]*"/, '') }}
          />
        ) : (
          <LargeImage ref={image} link={link} original={original} style={style} onLoad={measure} />
        )}
      </div>
      <div className="zoom-tools">
        <button type="button" hidden={!isLarger} aria-pressed={isFull} onClick={() => resize()}>
          {strings.fullSize}
        </button>
        <button ref={closeButton} type="button" onClick={() => dialog.current?.close()}>
          {strings.close}
        </button>
      </div>
    </dialog>
  )
}

type LargeImageProps = Omit<ComponentProps<'img'>, 'ref'> & {
  ref: RefObject<HTMLImageElement | HTMLDivElement | null>
  link: HTMLAnchorElement
  original: HTMLImageElement | null
}

/** The image of the text, from the largest of its files. */
function LargeImage({ ref, link, original, ...props }: LargeImageProps) {
  const width = original?.getAttribute('width') ?? undefined
  return (
    <picture>
      {[...link.querySelectorAll('source')].map(({ type, srcset }) => (
        <source key={srcset} type={type} srcSet={srcset} sizes={`${width ?? 4096}px`} />
      ))}
      <img
        ref={ref as RefObject<HTMLImageElement>}
        src={original?.src ?? link.href}
        alt={original?.alt ?? ''}
        width={width}
        height={original?.getAttribute('height') ?? undefined}
        {...props}
      />
    </picture>
  )
}

/** The natural size in px. */
function sizeOf(picture: Element | null | undefined): [width: number, height: number] {
  if (picture instanceof SVGSVGElement) {
    const { width, height } = picture.viewBox.baseVal
    const shown = Number(picture.getAttribute('width')) || width
    return [shown, (shown * height) / width]
  }
  return picture instanceof HTMLImageElement ? [picture.naturalWidth, picture.naturalHeight] : [0, 0]
}
