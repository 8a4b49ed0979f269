/**
 * Removes from a page's HTML what other media cannot use: permalinks of headings and buttons of code blocks.
 */
export const withoutPageTools = (html: string): string =>
  html.replace(/ <a class="anchor"[^>]*>#<\/a>/g, '').replace(/<div class="code-tools">[\s\S]*?<\/div>/g, '')
