/** How the reader came to the page: by an address or a link, by loading it anew, or back to it. */
export const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type
