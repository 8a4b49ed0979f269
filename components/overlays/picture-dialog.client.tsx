'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { contentStrings as strings } from '@/lib/strings/content-strings.mjs'
import type { OverlayProps } from '../ui/overlay'
import './picture-dialog.css'

/** A picture of the text over the page: first the whole of it, then, where there is more to see, its full size. */
export default function PictureDialog({ link, onClose }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const [isFull, setFull] = useState(false)
  const [isLarger, setLarger] = useState(false)
  const original = link.querySelector('img')
  const width = original?.getAttribute('width') ?? undefined

  useEffect(() => {
    dialog.current?.showModal()
    // the browser would focus the frame, which comes first
    closeButton.current?.focus()
  }, [])

  const measure = () => {
    const picture = image.current
    if (picture && !isFull) setLarger(picture.naturalWidth > picture.clientWidth * 1.1)
  }
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    if (image.current) observer.observe(image.current)
    return () => observer.disconnect()
  })

  /** Keeps in the middle the point of the picture that is given in parts of its size. */
  const resize = (x = 0.5, y = 0.5) => {
    flushSync(() => setFull(!isFull))
    const box = frame.current
    box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2)
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
          {[...link.querySelectorAll('source')].map(({ type, srcset }) => (
            <source key={srcset} type={type} srcSet={srcset} sizes={`${width ?? 4096}px`} />
          ))}
          <img
            ref={image}
            src={original?.src ?? link.href}
            alt={original?.alt ?? ''}
            width={width}
            height={original?.getAttribute('height') ?? undefined}
            onLoad={measure}
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
