/**
 * The column of the documentation. Its list stays while the reader goes from page to page; this marks the page at hand, and
 * brings the entries that a large list leaves out (`lib/view/sidebar.ts`) when a group is opened or a page needs them.
 */
import { bringIntoView } from './current-entry'
import { loadOnce } from './load-once'
import { pageShown } from './pages'

/** What the reader opened and closed, by group: kept for the way back from other parts of the site. */
const groups = new Map<string, boolean>()

const root = () => document.querySelector<HTMLElement>('[data-level="top"]')
const levelOf = (id: string) => document.querySelector<HTMLElement>(`[data-level="${id}"]`)

/** Brings all entries of a level; groups that are there already stay as they are. */
async function fill(level: HTMLElement): Promise<void> {
  const { src } = level.dataset
  if (src === undefined) return
  try {
    const response = await fetch(src)
    // the site was published anew without this part of the list
    if (response.status === 404 && loadOnce()) return
    if (!response.ok) throw new Error(`${response.status} ${response.url}`)
    const template = document.createElement('template')
    template.innerHTML = await response.text()
    for (const group of level.querySelectorAll<HTMLElement>(':scope > li > details')) {
      template.content.querySelector(`[data-group="${group.dataset['group']}"]`)?.replaceWith(group)
    }
    level.replaceChildren(template.content)
    delete level.dataset['src']
    restoreGroups(level)
  } catch (error) {
    tellFailure(level, error instanceof Error ? error.message : '')
  }
}

function tellFailure(level: HTMLElement, message: string): void {
  level.querySelector(':scope > [role="alert"]')?.remove()
  const item = document.createElement('li')
  item.role = 'alert'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = SETTINGS.retry
  button.addEventListener('click', () => {
    item.remove()
    void fill(level)
  })
  item.append(`${SETTINGS.loadFailed} ${message} `, button)
  level.append(item)
}

function restoreGroups(level: HTMLElement): void {
  for (const group of level.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    if (groups.get(group.dataset['group'] ?? '')) group.open = true
  }
}

const linkTo = (path: string) =>
  [...(root()?.querySelectorAll('a') ?? [])].find(
    (link) => link.pathname === path && !('late' in link.dataset),
  )

/** Brings the levels on the way to the page at hand, where they are not there. */
async function reveal(): Promise<HTMLAnchorElement | undefined> {
  const { pathname } = location
  const trail = document.querySelector<HTMLElement>('[data-trail]')?.dataset['trail']
  // a page that is not in the list has no trail; an empty list is that of a reader who comes from another part of the site
  if (trail === undefined && root()?.childElementCount !== 0) return undefined
  for (const id of ['top', ...(trail ?? '').split(' ')]) {
    const level = levelOf(id)
    // each level can only be found in the one above
    // oxlint-disable-next-line no-await-in-loop
    if (level && !linkTo(pathname)) await fill(level)
  }
  return location.pathname === pathname ? linkTo(pathname) : undefined
}

/** Marks the entry of the page at hand, opens the groups around it, and brings it into view. */
async function mark(): Promise<void> {
  if (!root()) return
  for (const link of root()?.querySelectorAll('[aria-current]') ?? []) link.removeAttribute('aria-current')
  const link = await reveal()
  if (!link) return
  link.setAttribute('aria-current', 'page')
  for (let group = link.closest('details'); group; group = group.parentElement?.closest('details') ?? null) {
    group.open = true
  }
  // the label of a group is a link beside its switch
  const own = link.parentElement?.querySelector<HTMLDetailsElement>(':scope > details')
  if (own) own.open = true
  bringIntoView(link)
}

export function followSidebar(): void {
  document.addEventListener(pageShown, () => void mark())
  document.addEventListener('toggle', onToggle, true)
  document.addEventListener('click', (event) => {
    const more = event.target instanceof Element ? event.target.closest('[data-late]') : null
    const level = more?.closest<HTMLElement>('[data-level]')
    if (!level) return
    event.preventDefault()
    void fill(level)
  })
}

function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return
  const id = target.dataset['group']
  if (id === undefined) return
  groups.set(id, target.open)
  const level = target.querySelector<HTMLElement>(':scope > [data-src]')
  if (target.open && level?.childElementCount === 0) void fill(level)
}
