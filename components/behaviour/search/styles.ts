/** The styles of the search come with its script. A sheet that a script constructs needs no exception in a strict CSP. */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SETTINGS.searchStyles)
  document.adoptedStyleSheets.push(sheet)
}
