/** Mark of the history entry that stands for the open menu. */
export const menuState = 'menu'

/** Whether the current history entry stands for the open menu. */
export const isMenuEntry = (): boolean =>
  typeof history.state === 'object' && history.state !== null && menuState in history.state
