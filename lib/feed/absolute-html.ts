/** HTML of a page as HTML that stands anywhere: addresses absolute, furniture of the site left out. */
import { config } from '../site'

/** `html` is that of a page; `url` is the address of its page. */
export function absoluteHtml(html: string, url: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ <a class="anchor"[^>]*>#<\/a>/g, '')
    .replace(/<div class="code-tools">[\s\S]*?<\/div>/g, '')
    .replace(
      /\s(tabindex|role|aria-label|data-[a-z-]+|loading|decoding|fetchpriority|target|rel)="[^"]*"/g,
      '',
    )
    .replace(
      /\s(href|src)="([^"]*)"/g,
      (_, name: string, value: string) => ` ${name}="${absolute(value, url)}"`,
    )
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
