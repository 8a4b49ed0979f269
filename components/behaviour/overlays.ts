/**
 * Links that open something over the page: a picture, the menu that copies the page. The script of each is loaded when it is asked
 * for; without it a link leads where it leads.
 */
interface Overlay {
  /** `time` is when the reader clicked. */
  open: (link: HTMLAnchorElement, time: number) => void
}

export function listenToOverlays(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, timeStamp } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens]') : null
    const script = SETTINGS.overlays[link?.dataset['opens'] ?? '']
    if (!link || script === undefined || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    const loaded = import(script) as Promise<Overlay>
    loaded.then(
      ({ open }) => open(link, timeStamp),
      () => location.assign(link.href),
    )
  })
}
