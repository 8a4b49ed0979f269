/** Touch targets are large enough: https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced */
import { expect, test } from 'vitest'
import { pageKinds } from './page-kinds'
import { openWatched, useSite, whenReady } from './site-under-test'

const site = useSite()

const pages = [...pageKinds, '/docs/tutorials/lesson-2/', '/docs/category/уроки/print/']

/** Finds targets under 44 px wide or high, labels and cards included. WCAG exempts those in lines of text. */
function findSmall(targets: Element[]): string[] {
  const isInText = (target: Element) =>
    getComputedStyle(target).display === 'inline' &&
    target.closest('p, li, dd, td, th, figcaption, h1, h2, h3, h4') !== null &&
    (target.closest('.prose, .lead, .notice') !== null ||
      target.parentElement?.textContent.trim() !== target.textContent.trim())
  /** Contiguous pixels around the centre, up to 44 to each side, that belong to the target. */
  const lengthOf = (area: Element, across: 0 | 1): number => {
    const { left, top, width, height } = area.getBoundingClientRect()
    const isHit = (offset: number) =>
      area.contains(
        document.elementFromPoint(
          left + width / 2 + offset * across,
          top + height / 2 + offset * (1 - across),
        ),
      )
    const reach = (direction: 1 | -1) => {
      let length = 0
      while (length < 44 && isHit(direction * (length + 0.5))) length++
      return length
    }
    return reach(1) + reach(-1)
  }
  return targets.flatMap((target) => {
    const isSeen = target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isSeen || isInText(target)) return []
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const area = target.closest('label') ?? target
    const { width, height } = area.getBoundingClientRect()
    const isLarge = (width >= 44 || lengthOf(area, 1) >= 44) && (height >= 44 || lengthOf(area, 0) >= 44)
    const size = `${Math.round(width)} × ${Math.round(height)}`
    return isLarge ? [] : [`${target.tagName} ${target.className} «${target.textContent.trim()}» ${size}`]
  })
}

test.each(pages)('on %s all touch targets are large enough', async (path) => {
  const { page } = await openWatched(site, path, {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  })
  if (!path.endsWith('print/')) await whenReady(page)
  if (path === '/docs/intr/') await page.locator('.near').waitFor()
  const targets = page.locator('a[href], button, summary, select, input:enabled')
  expect(await targets.evaluateAll(findSmall)).toEqual([])
})

test.each(['/search/', '/нет/'])('on %s Safari does not zoom in on a focused field', async (path) => {
  const { page } = await openWatched(site, path, { viewport: { width: 360, height: 780 } })
  const sizes = await page
    .locator('main input')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
  expect(sizes.map((size) => size >= 16)).toEqual([true])
})
