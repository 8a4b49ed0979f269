import { isExternal } from '@/lib/text/path'

/** An address from the root of the site, also if written without the slash: `img/a.png`. The base path is added on rendering. */
export default function useBaseUrl(url: string): string {
  return isExternal(url) || /^([#/?.]|$)/.test(url) ? url : `/${url}`
}

/** `useBaseUrl` as a function, which may be called for several addresses. */
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl })
