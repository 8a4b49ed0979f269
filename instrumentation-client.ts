import { startProgress } from '@/components/layout/progress'

/** Called by the router when a navigation starts; `Navigation` tells when the page is there. */
export function onRouterTransitionStart(url: string): void {
  startProgress(url)
}
