/**
 * Makes a component that links to style sheets, for client modules, which import the addresses of the sheets:
 * importing with `?url` bundles it into no page. The build inlines it into the pages that
 * render the component.
 */
export const styleSheet = (...addresses: string[]) =>
  function StyleSheet() {
    return addresses.map((address) => (
      <link key={address} rel="stylesheet" href={address} precedence="next" />
    ))
  }
