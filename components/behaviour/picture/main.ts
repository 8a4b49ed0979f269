/** A picture of the text over the page: first the whole of it, then, where there is more to see, its full size. */
import { adoptStyles } from '../adopt-styles'
import { make, makeButton } from '../elements'
import { pageShown } from '../pages'

adoptStyles()

/** Opens the picture of `link`, which leads to its file. */
export function open(link: HTMLAnchorElement): void {
  if (document.querySelector('.zoom')) return
  const image = copyOf(link)
  const frame = make('div', { className: 'zoom-frame', tabIndex: -1 }, image.closest('picture') ?? image)
  const close = () => dialog.close()
  const sizeButton = makeButton({ hidden: true, ariaPressed: 'false' }, () => resize(), SETTINGS.fullSize)
  const closeButton = makeButton({ autofocus: true }, close, SETTINGS.close)
  const dialog = make(
    'dialog',
    { className: 'zoom', ariaLabel: image.alt || SETTINGS.picture },
    frame,
    make('div', { className: 'zoom-tools' }, sizeButton, closeButton),
  )

  const isFull = () => sizeButton.ariaPressed === 'true'
  /** Full size and back; a point of the picture stays where it is. */
  const resize = (x = 0.5, y = 0.5) => {
    sizeButton.ariaPressed = String(!isFull())
    frame.tabIndex = isFull() ? 0 : -1
    frame.scrollTo(
      x * frame.scrollWidth - frame.clientWidth / 2,
      y * frame.scrollHeight - frame.clientHeight / 2,
    )
  }
  const offerFullSize = () => {
    if (!isFull()) sizeButton.hidden = image.naturalWidth <= image.clientWidth * 1.1
  }
  image.addEventListener('click', ({ offsetX, offsetY }) => {
    if (sizeButton.hidden) close()
    else resize(offsetX / image.clientWidth, offsetY / image.clientHeight)
  })
  image.addEventListener('load', offerFullSize)
  new ResizeObserver(offerFullSize).observe(image)
  // the box fills the dialog: what is hit outside of it is the ground behind
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    document.removeEventListener(pageShown, close)
  })
  document.addEventListener(pageShown, close)
  document.body.append(dialog)
  dialog.showModal()
}

/** A copy of the picture with its other formats, from which the browser takes the largest. */
function copyOf(link: HTMLAnchorElement): HTMLImageElement {
  const original = link.querySelector('img')
  const copy = (original?.closest('picture') ?? original)?.cloneNode(true) as HTMLElement | undefined // a copy is what it was
  const image = copy instanceof HTMLImageElement ? copy : copy?.querySelector('img')
  if (!image) return make('img', { src: link.href })
  image.loading = 'eager'
  for (const source of copy?.querySelectorAll('source') ?? []) source.sizes = `${image.width || 4096}px`
  return image
}
