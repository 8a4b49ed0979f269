/** The menu of «Скопировать страницу»: the page as Markdown, for a message, a note, an assistant. Loaded when it is opened. */
import { copyPageStrings as strings } from '@/lib/strings/copy-page-strings'
import { adoptStyles } from '../adopt-styles'
import { announce, copy } from '../clipboard'
import { make, makeButton, makeIcon } from '../elements'
import { pageShown } from '../pages'

adoptStyles()

/** How long the menu says that the text was copied, in milliseconds. */
const copiedFor = 1200

/** When the menu was closed last: a click on its link while it is open closes it, and must not open it again. */
let closedAt = -Infinity

/** Opens the menu under `link`, which leads to the Markdown twin of the page. */
export function open(link: HTMLAnchorElement, time: number): void {
  // the click that has closed it was before that
  if (time <= closedAt) return
  const text = load(link.href)
  const menu = make('div', { className: 'drop copy-page', popover: 'auto', ariaLabel: strings.title })
  menu.setAttribute('role', 'group')
  const close = () => menu.hidePopover()
  const copyItem = makeButton(
    {},
    () => {
      copy(text).then(
        () => say(strings.copied),
        () => say(strings.failed),
      )
    },
    strings.copy,
  )
  const say = (message: string) => {
    copyItem.textContent = message
    announce(message)
    setTimeout(close, copiedFor)
  }
  menu.append(copyItem, makeLink(strings.view, link.href), ...SETTINGS.assistants.map(askLink(link.href)))
  menu.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && close())
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') closedAt = performance.now()
  })
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return
    menu.remove()
    document.removeEventListener(pageShown, close)
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // the pointer closes the menu when it is released: closed before, it would be opened by the click
    const isPressed = relatedTarget === link && link.matches(':active')
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && !isPressed) close()
  })
  document.addEventListener(pageShown, close)

  const { bottom, right } = link.getBoundingClientRect()
  menu.style.setProperty('--top', `${bottom + scrollY}px`)
  menu.style.setProperty('--end', `${document.documentElement.clientWidth - right}px`)
  document.body.append(menu)
  // the link opens it: Tab goes from there into the menu, and on behind the link
  menu.showPopover({ source: link })
  copyItem.focus({ preventScroll: true })
}

/** The text is asked for at once: by the time the reader has chosen, it is there. */
function load(address: string): Promise<string> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${address}`)
    return response.text()
  })
  text.catch(() => undefined) // told when the reader wants to copy it
  return text
}

function makeLink(label: string, href: string): HTMLAnchorElement {
  const hint = make('span', { className: 'hidden' }, `, ${strings.external}`)
  const link = make('a', { href, target: '_blank', rel: 'noopener noreferrer' }, label)
  link.append(makeIcon(SETTINGS.icons.arrow), hint)
  return link
}

/** Leads to an assistant, with a question about the text at `address`. */
const askLink =
  (address: string) =>
  ([label, href, parameter]: [label: string, href: string, parameter: string]): HTMLAnchorElement => {
    const url = new URL(href)
    url.searchParams.set(parameter, strings.question(address))
    return makeLink(label, url.href)
  }
