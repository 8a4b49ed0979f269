/** HTML of a page for other media: without the permalinks of its headings and the buttons of its code blocks. */
export const withoutPageTools = (html: string): string =>
  html.replace(/ <a class="anchor"[^>]*>#<\/a>/g, '').replace(/<div class="code-tools">[\s\S]*?<\/div>/g, '')
