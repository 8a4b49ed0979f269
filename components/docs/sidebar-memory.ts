/** What the reader did to the sidebar; lives as long as the window does. */
export const memory = {
  /** -1 until the reader has seen the sidebar. */
  scrollTop: -1,
  /** Groups by id: opened or closed by hand. */
  groups: new Map<string, boolean>(),
}
