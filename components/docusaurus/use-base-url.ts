/** Addresses are put below the base path where they are shown: this gives them as they are. */
export default function useBaseUrl(url: string): string {
  return url
}

/** The same for several. */
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl })
