/** Removes what only a page can use from its HTML: permalinks of headings, buttons of code blocks. */
export const withoutPageTools = (html: string): string =>
  html
    .replace(/ <a class="anchor"[^>]*>#<\/a>/g, '')
    .replace(/<div class="code-tools"[^>]*>[\s\S]*?<\/div>/g, '')
