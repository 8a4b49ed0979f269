/**
 * Puts the styles in place that come with a script loaded on demand. A sheet that a script constructs needs no exception in a
 * strict CSP.
 */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SETTINGS.styles)
  document.adoptedStyleSheets.push(sheet)
}
