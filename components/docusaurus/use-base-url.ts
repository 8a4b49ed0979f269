import { fromRoot } from '@/lib/text/path'

/** The base path is added on rendering. */
export default function useBaseUrl(url: string): string {
  return fromRoot(url)
}

/** `useBaseUrl` as a function, which may be called for several addresses. */
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl })
