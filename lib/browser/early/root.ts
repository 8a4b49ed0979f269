/** The `<html>` element, whose attributes hold the state of the page. */
export const root = document.documentElement

/** Whether the page takes input itself: React has hydrated it (`data-ready="true"`), or never will (`data-ready="never"`). */
export const takesInput = (): boolean => root.dataset['ready'] !== undefined
