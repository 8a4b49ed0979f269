/**
 * The version of the documentation that a reader chooses in the menu or by the note of another version: it is kept, and the
 * navbar leads to it. Only sites with versions load this.
 */
import { decodePath } from '@/lib/text/path'
import type { VersionLinks } from '@/lib/view/versions'
import { onEachPage } from '../pages'
import { versionKey } from '../preferred-version'
import { readStored, writeStored } from '../storage'

const menus = () => document.querySelectorAll<HTMLDetailsElement>('.versions[open]')

/** Keeps the choice; the same page of another version keeps query and hash. */
function choose({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null
  if (!link) return
  writeStored(versionKey, link.dataset['version'] ?? '')
  if (link.dataset['same'] === undefined) return
  link.search = location.search
  link.hash = location.hash
}

/** A menu closes when the reader turns to something else. */
function closeMenus({ target }: Event): void {
  for (const menu of menus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false
}

function closeByKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  for (const menu of menus()) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
}

async function loadLinks(): Promise<VersionLinks> {
  const response = await fetch(SETTINGS.versionLinks)
  return response.json() as Promise<VersionLinks>
}

/** The navbar leads to the version at hand, else to the one that the reader has chosen. */
function pointLinks({ versions, links }: VersionLinks): void {
  const path = decodePath(location.pathname)
  const here = versions.find(([, start]) => path.startsWith(start))?.[0] ?? readStored(versionKey)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.bar nav a, .site a')) {
    const usual = (link.dataset['usual'] ??= link.getAttribute('href') ?? '')
    link.setAttribute('href', links[usual]?.[here ?? ''] ?? usual)
  }
}

addEventListener('click', choose, true)
addEventListener('auxclick', choose, true)
addEventListener('click', closeMenus)
addEventListener('keydown', closeByKey)
// without them the navbar leads to the last version
loadLinks().then(
  (links) => onEachPage(() => pointLinks(links)),
  () => undefined,
)
