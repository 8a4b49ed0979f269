declare global {
  interface Window {
    /** The attributes that the page had before React. */
    rootMarks?: DOMStringMap
  }
}

/** The `<html>` element, whose attributes hold the state of the page. */
export const root = document.documentElement

/** Whether the page handles input: React has hydrated it (`data-ready="true"`) or never will (`"never"`). */
export const handlesInput = (): boolean => root.dataset['ready'] !== undefined
