/** The search dialog for tests: its parts, and ways to open it. */
import type { Page } from 'playwright-core'
import { openReady, type SiteUnderTest } from './site-under-test'

/** Addresses of chunks: once a page has loaded its own, only the dialog requests more. */
export const code = /\/_next\/static\/chunks\/.*\.js/

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Поиск' })
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Что найти' })
export const options = (page: Page) => dialog(page).getByRole('option')
export const selected = (page: Page) => dialog(page).getByRole('option', { selected: true })

/** Opens a page and waits until it is idle, so that no request is in flight when interception starts. */
export async function openQuietPage(site: SiteUnderTest, path: string) {
  const watched = await openReady(site, path)
  await watched.page.waitForLoadState('networkidle')
  return watched
}

/** Opens the dialog with the keyboard and types. */
export async function openSearch(site: SiteUnderTest, text = '', path = '/docs/intro/') {
  const watched = await openReady(site, path)
  await watched.page.keyboard.press('Control+k')
  await dialog(watched.page).waitFor()
  if (text !== '') {
    await watched.page.keyboard.type(text)
    await options(watched.page).first().waitFor()
  }
  return watched
}
