/** Pictures of the text open in a dialog over the page. */

function open(link: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  const image = document.createElement('img')
  image.src = link.href
  image.alt = link.querySelector('img')?.alt ?? ''
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = SETTINGS.close
  dialog.append(image, close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

/** Listens to all pictures of the document. */
export function listenToPictures(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-zoom]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(link)
  })
}
