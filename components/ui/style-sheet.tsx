/**
 * Makes a component that links to style sheets. A client module passes their addresses, imported with `?url`,
 * so that they are part of no bundle. The build inlines the sheets into the pages that render the component.
 */
export const styleSheet = (...addresses: string[]) =>
  function StyleSheet() {
    return addresses.map((href) => <link key={href} rel="stylesheet" href={href} precedence="next" />)
  }
