/** The dialog of the search, over whatever page the reader is on. */
import { searchStrings } from '@/lib/strings/search-strings'
import { pageShown } from '../pages'
import { prepare } from './ask'
import { make, makeButton, makeIcon } from '../elements'
import { createPanel, type Panel } from './panel'

interface SearchDialog {
  dialog: HTMLDialogElement
  panel: Panel
  /** What stands below the field. */
  below: HTMLElement[]
}

let drawn: SearchDialog | undefined

/** Draws the dialog, once, ahead of its opening. */
export const drawDialog = (): SearchDialog => (drawn ??= create())

/** Opens the dialog, or brings the reader back into it; `typed` is what was typed before it was there. */
export function openDialog(typed: string): void {
  void prepare()
  const { dialog, panel, below } = drawDialog()
  if (!dialog.isConnected) document.body.append(dialog)
  if (typed !== '') panel.field.value = typed
  void panel.ask()
  // makes the browser look at the whole page at once: what stands below the field waits for a task of its own
  if (!dialog.open) dialog.showModal()
  panel.field.focus()
  if (typed === '') panel.field.select()
  setTimeout(() => dialog.append(...below.filter((part) => !part.isConnected)))
}

function create(): SearchDialog {
  const dialog = make('dialog', { className: 'search', ariaLabel: searchStrings.title })
  const close = () => dialog.close()
  // the focus goes on where the link leads, and not back to what opened the dialog
  const leave = () => {
    close()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const panel = createPanel({ id: 'siteFound', isListBox: true, limit: 6, onFollow: leave })
  const closeButton = makeButton(
    { className: 'tool', ariaLabel: searchStrings.close },
    close,
    makeIcon(SETTINGS.icons.close),
  )
  const query = make('div', { className: 'query' }, makeIcon(SETTINGS.icons.search), panel.field, closeButton)
  dialog.append(query)
  // the box fills the dialog: what is hit outside of it is the ground behind
  dialog.addEventListener('pointerdown', ({ target }) => target === dialog && close())
  for (const type of ['wheel', 'touchmove']) dialog.addEventListener(type, holdPage, { passive: false })
  document.addEventListener(pageShown, close)
  return { dialog, panel, below: [...panel.parts, drawKeys()] }
}

/** Keeps the page still while the pointer is over the dialog or beside it: only boxes that scroll may. */
function holdPage(event: Event): void {
  const box = event.target instanceof Element ? event.target.closest('.hits, .search-message') : null
  if (!box || box.scrollHeight <= box.clientHeight) event.preventDefault()
}

const drawKeys = (): HTMLElement =>
  make(
    'footer',
    {},
    ...[
      [searchStrings.choose, '↑', '↓'],
      [searchStrings.open, 'Enter'],
      [searchStrings.closeShort, 'Esc'],
    ].map(([action = '', ...keys]) =>
      make('span', {}, ...keys.flatMap((key) => [make('kbd', {}, key), ' ']), action),
    ),
  )
