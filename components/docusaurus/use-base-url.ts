/** Returns the address unchanged: the base path is added where it is rendered. */
export default function useBaseUrl(url: string): string {
  return url
}

/** The same for several. */
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl })
