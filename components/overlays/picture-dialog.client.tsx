'use client'

import {
  useEffect,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  type RefObject,
} from 'react'
import { contentStrings as strings } from '@/lib/strings/content-strings.mjs'
import type { OverlayProps } from '../ui/overlay'
import { naturalSize, useFullSize, type PictureElement, type Size } from './use-full-size'
import './picture-dialog.css'

/**
 * An image or diagram of the text, shown over the page: first fitted to the screen, then, if there is more to
 * see, in full size. A diagram is sharp at any size, so it fills the screen; if that is still too small, it
 * opens in full size.
 */
export default function PictureDialog({ link, onClose }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<PictureElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const original = link.querySelector('img')
  const drawing = original ? null : link.parentElement?.querySelector('svg')
  const { isFull, isLarger, measure, toggle } = useFullSize(frame, picture, drawing)
  const isSharp = drawing || original?.src.endsWith('.svg')
  const style = isSharp ? sharpStyle(naturalSize(drawing ?? original), isFull) : undefined

  useEffect(() => {
    dialog.current?.showModal()
    // the browser would focus the frame, which comes first
    closeButton.current?.focus()
  }, [])

  const press = ({ target, nativeEvent: { offsetX, offsetY } }: MouseEvent) => {
    const shown = picture.current
    if (target === shown && isLarger) toggle(offsetX / shown.clientWidth, offsetY / shown.clientHeight)
    // the frame fills the dialog, so only the backdrop is the dialog itself
    else if (target === shown || target === dialog.current) dialog.current?.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons have keys
    <dialog
      ref={dialog}
      className={['zoom', isLarger && 'larger', isFull && 'full'].filter(Boolean).join(' ')}
      aria-label={original?.alt || drawing?.ariaLabel || strings.image}
      onClose={onClose}
      onClick={press}
    >
      <div ref={frame} className="zoom-frame" tabIndex={isFull ? 0 : -1}>
        {drawing ? (
          <div
            ref={picture}
            className="drawing"
            style={style}
            dangerouslySetInnerHTML={{ __html: drawing.outerHTML.replace(/ (?:class|id)="[^"]*"/, '') }}
          />
        ) : (
          <LargeImage ref={picture} link={link} original={original} style={style} onLoad={measure} />
        )}
      </div>
      <div className="zoom-tools">
        <button type="button" hidden={!isLarger} aria-pressed={isFull} onClick={() => toggle()}>
          {strings.fullSize}
        </button>
        <button ref={closeButton} type="button" onClick={() => dialog.current?.close()}>
          {strings.close}
        </button>
      </div>
    </dialog>
  )
}

/** A picture that is sharp at any size fills the screen; any other has its natural size. */
const sharpStyle = ([width, height]: Size, isFull: boolean): CSSProperties | undefined =>
  height > 0 ? { inlineSize: isFull ? width : `min(92vw, (96dvh - 5rem) * ${width / height})` } : undefined

type LargeImageProps = Omit<ComponentProps<'img'>, 'ref'> & {
  ref: RefObject<PictureElement | null>
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
