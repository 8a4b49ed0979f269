export const root = document.documentElement

/** Whether React is there, or never will be. */
export const isReady = (): boolean => root.dataset['ready'] !== undefined
