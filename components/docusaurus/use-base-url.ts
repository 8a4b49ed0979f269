import { fromRoot } from '@/lib/text/path'

/** Makes an address absolute within the site. The base path is added on rendering. */
export default function useBaseUrl(url: string): string {
  return fromRoot(url)
}

/** `useBaseUrl` as a function that may be called for several addresses. */
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl })
