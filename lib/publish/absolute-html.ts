/** HTML of a page as HTML that can stand anywhere: absolute addresses, without what only the site's own scripts and styles use. */
import { config } from '../site'
import { mapAttributes } from '../text/html-tags'

const siteOnly = /^(tabindex|role|aria-label|data-[a-z-]+|loading|decoding|fetchpriority|target|rel)$/

/** `html` is that of the page at `url`. */
export function absoluteHtml(html: string, url: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ <a class="anchor"[^>]*>#<\/a>/g, '')
    .replace(/<div class="code-tools">[\s\S]*?<\/div>/g, '')
  return mapAttributes(text, (name, value) => {
    if (name === 'href' || name === 'src') return absoluteAddress(value, url)
    return siteOnly.test(name) ? undefined : value
  })
}

function absoluteAddress(value: string, page: string): string {
  const address = value.replaceAll('&#x26;', '&')
  const base = value.startsWith('/') ? config.url : page
  return URL.canParse(address, base) ? new URL(address, base).href.replaceAll('&', '&amp;') : value
}
