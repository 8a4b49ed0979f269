import { startProgress } from '@/components/layout/progress'

/** Called by the router when a navigation starts. `Navigation` ends the bar when the page is on the screen. */
export function onRouterTransitionStart(url: string): void {
  startProgress(url)
}
