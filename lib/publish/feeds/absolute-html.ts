/** HTML of a page as HTML that stands anywhere: addresses absolute, furniture of the site left out. */
import { mapAttributes } from '../../text/html-tags'
import { config } from '../../site'

const furniture = /^(tabindex|role|aria-label|data-[a-z-]+|loading|decoding|fetchpriority|target|rel)$/

/** `html` is that of a page; `url` is the address of its page. */
export function absoluteHtml(html: string, url: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ <a class="anchor"[^>]*>#<\/a>/g, '')
    .replace(/<div class="code-tools">[\s\S]*?<\/div>/g, '')
  return mapAttributes(text, (name, value) => {
    if (name === 'href' || name === 'src') return absolute(value, url)
    return furniture.test(name) ? undefined : value
  })
}

function absolute(value: string, url: string): string {
  try {
    return new URL(value.replaceAll('&#x26;', '&'), value.startsWith('/') ? config.url : url).href.replaceAll(
      '&',
      '&amp;',
    )
  } catch {
    return value
  }
}
