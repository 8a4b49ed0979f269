/** Returns the address unchanged: the base path is added on rendering. */
export default function useBaseUrl(url: string): string {
  return url
}

/** The same for several addresses. */
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl })
