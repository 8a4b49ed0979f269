'use client'

import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { contentStrings as strings } from '@/lib/strings/content-strings.mjs'
import type { OverlayProps } from '../layout/overlays.client'
import './picture-dialog.css'

/** A picture of the text over the page: first the whole of it, then, where there is more to see, its full size. */
export default function PictureDialog({ link, onClose }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const [isFull, setFull] = useState(false)
  const [isLarger, setLarger] = useState(false)
  /** The point of the picture to stay in the middle, in parts of its size. */
  const middle = useRef([0.5, 0.5])
  const original = link.querySelector('img')
  const sources = [...link.querySelectorAll('source')]

  useEffect(() => {
    dialog.current?.showModal()
    // the browser would focus the frame, which comes first
    closeButton.current?.focus()
  }, [])
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    const [x = 0, y = 0] = middle.current
    box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2)
  }, [isFull])
  useEffect(() => {
    const picture = image.current
    if (!picture || isFull) return undefined
    const measure = () => setLarger(picture.naturalWidth > picture.clientWidth * 1.1)
    picture.addEventListener('load', measure)
    const observer = new ResizeObserver(measure)
    observer.observe(picture)
    return () => {
      picture.removeEventListener('load', measure)
      observer.disconnect()
    }
  }, [isFull])

  const resize = (x = 0.5, y = 0.5) => {
    middle.current = [x, y]
    setFull(!isFull)
  }
  const press = ({ target, nativeEvent: { offsetX, offsetY } }: MouseEvent) => {
    const picture = image.current
    if (target === picture && isLarger) resize(offsetX / picture.clientWidth, offsetY / picture.clientHeight)
    // the frame fills the dialog, so the dialog itself is hit only through its backdrop
    else if (target === picture || target === dialog.current) dialog.current?.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have the buttons
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={original?.alt || strings.image}
      onClose={onClose}
      onClick={press}
    >
      <div ref={frame} className="zoom-frame" tabIndex={isFull ? 0 : -1}>
        <picture>
          {sources.map(({ type, srcset }) => (
            <source
              key={srcset}
              type={type}
              srcSet={srcset}
              sizes={`${original?.getAttribute('width') ?? 4096}px`}
            />
          ))}
          <img
            ref={image}
            src={original?.src ?? link.href}
            alt={original?.alt ?? ''}
            width={original?.getAttribute('width') ?? undefined}
            height={original?.getAttribute('height') ?? undefined}
          />
        </picture>
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
