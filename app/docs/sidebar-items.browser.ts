/** Browsers get the list with the page. */
export const sidebarItems = (_pathname: string): string => ''
