const iconLink = /<link rel="(?:icon|apple-touch-icon)"[^>]*>/g

/**
 * The page with its icons at the end of the head. React writes them before or after what a page says of itself, whichever it has
 * first: without this, two builds of the same content differ.
 */
export function withSteadyHead(html: string): string {
  const icons = html.match(iconLink) ?? []
  return html.replace(iconLink, '').replace('</head>', () => `${icons.toSorted().join('')}</head>`)
}
