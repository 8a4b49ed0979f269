/**
 * Makes the component that links to a style sheet, for client modules: they get its address with `?url`, and so
 * no page has the sheet by itself. The build inlines it into the pages that render the component.
 */
export const styleSheet = (address: string) =>
  function StyleSheet() {
    return <link rel="stylesheet" href={address} precedence="next" />
  }
